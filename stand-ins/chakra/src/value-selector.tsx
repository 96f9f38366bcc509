import { createListCollection, NativeSelect, Select, VisuallyHidden } from '@chakra-ui/react';
import { type ComponentPropsWithoutRef, useMemo } from 'react';
import { toOptions, useValueSelector, type VersatileSelectorProps } from 'react-querybuilder';
import { groupsOf, optionsOf } from '../../shared/options.ts';
import { kitProps } from '../../shared/props.ts';

/** Props of {@link ChakraValueSelector}: the library's, and those of Chakra's `NativeSelect.Root`. */
export type ChakraValueSelectorProps = VersatileSelectorProps &
  Omit<ComponentPropsWithoutRef<typeof NativeSelect.Root>, keyof VersatileSelectorProps>;

/**
 * A list for fields, operators, combinators, values, and all other choices: Chakra's `NativeSelect`, because
 * a builder with many rules has many lists. Options can be in groups, and disabled. With `multiple`, it is
 * Chakra's `Select`, which stays open while people select options.
 */
export const ChakraValueSelector = (props: ChakraValueSelectorProps) => {
  const { onChange, val } = useValueSelector(props);
  if (props.multiple)
    return <MultiSelect selector={props} chosen={[val].flat()} onChoose={onChange} />;

  return (
    <NativeSelect.Root
      size="xs"
      width="auto"
      className={props.className}
      disabled={props.disabled}
      {...kitProps(props)}
    >
      <NativeSelect.Field
        bg="bg"
        textStyle="sm"
        aria-label={props.title}
        title={props.title}
        data-testid={props.testID}
        value={[val].flat()[0]}
        onChange={(event) => onChange(event.target.value)}
      >
        {toOptions(props.options)}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
};

interface MultiSelectProps {
  readonly selector: ChakraValueSelectorProps;
  readonly chosen: readonly string[];
  onChoose(names: string[]): void;
}

const MultiSelect = ({ selector, chosen, onChoose }: MultiSelectProps) => {
  const { options, title } = selector;
  const collection = useMemo(
    () =>
      createListCollection({
        items: optionsOf(options),
        itemToString: (option) => option.label,
        itemToValue: (option) => option.name,
        isItemDisabled: (option) => !!option.disabled,
      }),
    [options],
  );
  // Chosen in any order, stored in the order of the list.
  const inOrder = (names: readonly string[]) =>
    collection.getValues().filter((name) => names.includes(name));

  return (
    <Select.Root
      multiple
      size="xs"
      width="auto"
      minW="40"
      className={selector.className}
      disabled={selector.disabled}
      collection={collection}
      value={inOrder(chosen)}
      onValueChange={({ value }) => onChoose(inOrder(value))}
      positioning={{ sameWidth: false, strategy: 'fixed' }}
      {...(kitProps(selector) as object)}
    >
      <VisuallyHidden asChild>
        <Select.Label>{title}</Select.Label>
      </VisuallyHidden>
      <Select.HiddenSelect />
      <Select.Control>
        <Select.Trigger bg="bg" textStyle="sm" title={title} data-testid={selector.testID}>
          <Select.ValueText />
        </Select.Trigger>
        <Select.IndicatorGroup>
          <Select.Indicator />
        </Select.IndicatorGroup>
      </Select.Control>
      {/* In place, not in a portal, where it would not know the theme that is set around it;
          fixed, so that no box around the builder cuts it off. */}
      <Select.Positioner>
        <Select.Content minW="var(--reference-width)" textStyle="sm">
          {groupsOf(options).map((group) => (
            <Select.ItemGroup key={group.label}>
              {group.label ? <Select.ItemGroupLabel>{group.label}</Select.ItemGroupLabel> : null}
              {group.options.map((option) => (
                <Select.Item key={option.name} item={option}>
                  {option.label}
                  <Select.ItemIndicator />
                </Select.Item>
              ))}
            </Select.ItemGroup>
          ))}
        </Select.Content>
      </Select.Positioner>
    </Select.Root>
  );
};
