import {
  type FullOption,
  isOptionGroupArray,
  type OptionGroup,
  type ValueSelectorProps,
} from 'react-querybuilder';

/** A list without groups is one group without a label. */
export const groupsOf = (
  options: ValueSelectorProps['options'],
): readonly OptionGroup<FullOption>[] =>
  isOptionGroupArray(options) ? options : [{ label: '', options }];

export const optionsOf = (options: ValueSelectorProps['options']): readonly FullOption[] =>
  groupsOf(options).flatMap((group) => group.options);
