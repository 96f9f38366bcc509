import { DropdownMenu, Select } from 'radix-ui';
import { type ComponentPropsWithoutRef, type HTMLAttributes, useState } from 'react';
import {
  type FullOption,
  isOptionGroupArray,
  useValueSelector,
  type ValueSelectorProps,
  type VersatileSelectorProps,
} from 'react-querybuilder';
import { groupsOf, optionsOf } from '../../shared/options.ts';
import { kitProps } from '../../shared/props.ts';
import { Chevron, Tick } from './icons.tsx';
import { InputFrame } from './input-frame.tsx';
import { merge, styles } from './styles.ts';
import { useSurroundings } from './surroundings.ts';
import type { TremorInputProps } from './tremor-props.ts';

/** Props of {@link TremorValueSelector}: the library's, and those of Tremor's lists. */
export type TremorValueSelectorProps = VersatileSelectorProps &
  TremorInputProps &
  Omit<HTMLAttributes<HTMLInputElement>, keyof VersatileSelectorProps> & {
    /** Text of a list in which nothing is selected. */
    readonly placeholder?: string;
    /** Adds a button that selects nothing. Default: false. */
    readonly enableClear?: boolean;
    readonly name?: string;
    readonly required?: boolean;
  };

/**
 * A list for fields, operators, combinators, values, and all other choices: Radix's `Select`. Options can be
 * in groups, and disabled. With `multiple`, it is a menu of checkboxes, which stays open while people select
 * options.
 */
export const TremorValueSelector = (props: TremorValueSelectorProps) => {
  const { icon, error, errorMessage, enableClear, ...selector } = props;
  const { onChange, val } = useValueSelector(props);
  const chosen = [val].flat();
  const canClear = enableClear && !props.disabled && chosen.some(Boolean);
  return (
    <InputFrame
      input={{ icon, error, errorMessage }}
      name={props.title}
      onClear={canClear ? () => onChange(props.multiple ? [] : '') : undefined}
    >
      {(attributes) => {
        const ofList = {
          ...attributes,
          ...selector,
          className: merge(icon && styles.withIcon, props.className),
        };
        return props.multiple ? (
          <MultiSelect selector={ofList} chosen={chosen} onChoose={onChange} />
        ) : (
          <SingleSelect selector={ofList} chosen={chosen[0] ?? ''} onChoose={onChange} />
        );
      }}
    </InputFrame>
  );
};

// Radix throws on an option whose value is empty, which the library allows.
const toRadix = (name: string) => `=${name}`;
const fromRadix = (value: string) => value.slice(1);

const toSelectItem = (option: FullOption) => (
  <Select.Item
    key={option.name}
    value={toRadix(option.name)}
    disabled={!!option.disabled}
    className={styles.listItem}
  >
    <span className={styles.listTick}>
      <Select.ItemIndicator>
        <Tick />
      </Select.ItemIndicator>
    </span>
    <Select.ItemText>{option.label}</Select.ItemText>
  </Select.Item>
);

const toSelectItems = (list: ValueSelectorProps['options']) => {
  if (!isOptionGroupArray(list)) return list.map(toSelectItem);
  return list.map((group) => (
    <Select.Group key={group.label}>
      <Select.Label className={styles.listLabel}>{group.label}</Select.Label>
      {group.options.map(toSelectItem)}
    </Select.Group>
  ));
};

/** Handlers get the event of the button that stands for the published package's input. */
type TriggerProps = ComponentPropsWithoutRef<'button'>;

interface SingleSelectProps {
  readonly selector: TremorValueSelectorProps;
  readonly chosen: string;
  onChoose(name: string): void;
}

const SingleSelect = ({ selector, chosen, onChoose }: SingleSelectProps) => {
  const { options, title, placeholder = '', name, required, ...trigger } = selector;
  const [open, setOpen] = useState(false);
  // For keys that select without opening the list, Radix renders the options of a closed list too. In a
  // builder with many rules, that costs more than everything else, so the options render on focus.
  const [focused, setFocused] = useState(false);
  const [around, readSurroundings] = useSurroundings();
  const label = optionsOf(options).find((option) => option.name === chosen)?.label ?? chosen;

  return (
    <Select.Root
      open={open}
      onOpenChange={setOpen}
      dir={around.direction}
      disabled={selector.disabled}
      name={name}
      required={required}
      value={toRadix(chosen)}
      onValueChange={(value) => onChoose(fromRadix(value))}
    >
      <Select.Trigger
        className={merge(styles.trigger, selector.className)}
        aria-label={title}
        title={title}
        data-testid={selector.testID}
        onPointerDown={readSurroundings}
        onFocus={(event) => {
          readSurroundings(event);
          setFocused(true);
        }}
        onBlur={() => setFocused(false)}
        data-placeholder={label ? undefined : ''}
        {...(kitProps(trigger) as TriggerProps)}
      >
        <span className={styles.triggerText}>
          <Select.Value>{label || placeholder}</Select.Value>
        </span>
        <Select.Icon className={styles.triggerIcon}>
          <Chevron />
        </Select.Icon>
      </Select.Trigger>
      {open || focused ? (
        <Select.Portal container={around.container}>
          <Select.Content position="popper" sideOffset={4} className={styles.list}>
            <Select.Viewport>{toSelectItems(options)}</Select.Viewport>
          </Select.Content>
        </Select.Portal>
      ) : null}
    </Select.Root>
  );
};

interface MultiSelectProps {
  readonly selector: TremorValueSelectorProps;
  readonly chosen: readonly string[];
  onChoose(names: string[]): void;
}

const MultiSelect = ({ selector, chosen, onChoose }: MultiSelectProps) => {
  const { options, title, placeholder = '', required, ...trigger } = selector;
  const [around, readSurroundings] = useSurroundings();
  const labels = optionsOf(options)
    .filter(({ name }) => chosen.includes(name))
    .map(({ label }) => label);
  const label = labels.join(', ');
  const text = label || placeholder;

  // Stored in the order of the clicks.
  const choose = (name: string, on: boolean) => {
    const others = chosen.filter((other) => other !== '' && other !== name);
    onChoose(on ? [...others, name] : others);
  };

  return (
    <DropdownMenu.Root dir={around.direction} modal={false}>
      <DropdownMenu.Trigger
        className={merge(styles.trigger, 'min-w-40', selector.className)}
        aria-label={title && text ? `${title}: ${text}` : title}
        title={title}
        data-testid={selector.testID}
        disabled={selector.disabled}
        onPointerDown={readSurroundings}
        onFocus={readSurroundings}
        data-placeholder={label ? undefined : ''}
        {...(kitProps(trigger) as TriggerProps)}
      >
        <span className={styles.triggerText}>{text}</span>
        <span className={styles.triggerIcon}>
          <Chevron />
        </span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={around.container}>
        <DropdownMenu.Content align="start" sideOffset={4} className={styles.list}>
          {groupsOf(options).map((group) => (
            <DropdownMenu.Group key={group.label}>
              {group.label ? (
                <DropdownMenu.Label className={styles.listLabel}>{group.label}</DropdownMenu.Label>
              ) : null}
              {group.options.map((option) => (
                <DropdownMenu.CheckboxItem
                  key={option.name}
                  className={styles.listItem}
                  disabled={!!option.disabled}
                  checked={chosen.includes(option.name)}
                  onCheckedChange={(on) => choose(option.name, on)}
                  onSelect={(event) => event.preventDefault()}
                >
                  <span className={styles.listTick}>
                    <DropdownMenu.ItemIndicator>
                      <Tick />
                    </DropdownMenu.ItemIndicator>
                  </span>
                  {option.label}
                </DropdownMenu.CheckboxItem>
              ))}
            </DropdownMenu.Group>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
};
