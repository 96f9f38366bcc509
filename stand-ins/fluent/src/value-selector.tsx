import {
  Dropdown,
  Option,
  OptionGroup,
  type PositioningProps,
  Select,
  type SelectProps,
} from '@fluentui/react-components';
import {
  isOptionGroupArray,
  toOptions,
  useValueSelector,
  type ValueSelectorProps,
  type VersatileSelectorProps,
} from 'react-querybuilder';
import { optionsOf } from '../../shared/options.ts';
import { kitProps } from '../../shared/props.ts';

/** Props of {@link FluentValueSelector}: the library's, and those of Fluent's `Select`. */
export type FluentValueSelectorProps = VersatileSelectorProps &
  Omit<SelectProps, keyof VersatileSelectorProps> & {
    /** Text of a list in which nothing is selected. */
    readonly placeholder?: string;
  };

/**
 * A list for fields, operators, combinators, values, and all other choices: Fluent's `Select`. Options can be
 * in groups, and disabled. With `multiple`, it is a `Dropdown`, which stays open while people select options.
 */
export const FluentValueSelector = (props: FluentValueSelectorProps) => {
  const { placeholder, ...selector } = props;
  const { onChange, val } = useValueSelector(props);
  const all = [val].flat();
  if (props.multiple) return <MultiSelect selector={props} chosen={all} onChoose={onChange} />;

  const chosen = all[0] ?? '';
  // A native list would show its first option instead.
  const isOther = placeholder && !optionsOf(props.options).some(({ name }) => name === chosen);
  return (
    <Select
      className={props.className}
      aria-label={props.title}
      title={props.title}
      data-testid={props.testID}
      disabled={props.disabled}
      value={chosen}
      onChange={(_event, { value }) => onChange(value)}
      {...(kitProps(selector) as SelectProps)}
    >
      {isOther && (
        <option value={chosen} hidden>
          {placeholder}
        </option>
      )}
      {toOptions(props.options)}
    </Select>
  );
};

const toDropdownOptions = (list: ValueSelectorProps['options']) => {
  if (isOptionGroupArray(list)) {
    return list.map((group) => (
      <OptionGroup key={group.label} label={group.label}>
        {group.options.map(toDropdownOption)}
      </OptionGroup>
    ));
  }
  return list.map(toDropdownOption);
};

type DropdownOption = ReturnType<typeof optionsOf>[number];

const toDropdownOption = (option: DropdownOption) => (
  <Option key={option.name} value={option.name} disabled={!!option.disabled}>
    {option.label}
  </Option>
);

/** Keeps a scroll container around the builder from cutting off the popup. */
const unclipped: PositioningProps = { strategy: 'fixed' };

interface MultiSelectProps {
  readonly selector: FluentValueSelectorProps;
  readonly chosen: readonly string[];
  onChoose(names: string[]): void;
}

const MultiSelect = ({ selector, chosen, onChoose }: MultiSelectProps) => {
  // Chosen in any order, shown and stored in the order of the list.
  const options = optionsOf(selector.options);
  const inOrder = (names: readonly string[]) =>
    options.filter((option) => names.includes(option.name));
  const inList = inOrder(chosen);

  return (
    <Dropdown
      multiselect
      inlinePopup
      positioning={unclipped}
      style={{ minWidth: 160 }}
      className={selector.className}
      aria-label={selector.title}
      title={selector.title}
      data-testid={selector.testID}
      disabled={selector.disabled}
      selectedOptions={inList.map((option) => option.name)}
      value={inList.map((option) => option.label).join(', ')}
      onOptionSelect={(_event, { selectedOptions }) =>
        onChoose(inOrder(selectedOptions).map((option) => option.name))
      }
      {...(kitProps(selector) as object)}
    >
      {toDropdownOptions(selector.options)}
    </Dropdown>
  );
};
