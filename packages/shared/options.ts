import {
  type FullOption,
  isOptionGroupArray,
  type OptionGroup,
  type ValueSelectorProps,
} from 'react-querybuilder';

/** @returns the groups of a list; a list without groups is one group without a label */
export const groupsOf = (
  options: ValueSelectorProps['options'],
): readonly OptionGroup<FullOption>[] =>
  isOptionGroupArray(options) ? options : [{ label: '', options }];

/** @returns all options of a list, from all of its groups */
export const optionsOf = (options: ValueSelectorProps['options']): readonly FullOption[] =>
  groupsOf(options).flatMap((group) => group.options);
