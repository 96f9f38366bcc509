import type { FullOption, RuleType } from 'react-querybuilder';
import { readRelative } from '../relative.ts';

/** Decides whether a rule's date is picked or relative to today. */
export interface RelativeDateTimeModeController {
  /** Whether the rule gets the relative editor. */
  readonly isRelative: (rule: RuleType) => boolean;
  /** Whether the user may choose between the two. */
  readonly hasToggle: (rule: RuleType) => boolean;
  /** The operator that compares in the end, for the number of dates. */
  readonly operatorOf: (rule: RuleType) => string;
}

const hasRelativeValue = ({ value }: RuleType) =>
  (Array.isArray(value) ? value : [value]).some((each: unknown) => readRelative(each));

/**
 * The user chooses: each date rule has a toggle, and its value determines the mode. The default.
 */
export const toggleModeController: RelativeDateTimeModeController = {
  isRelative: hasRelativeValue,
  hasToggle: () => true,
  operatorOf: ({ operator }) => operator,
};

/**
 * The operator decides: those of the map are relative, all others are not, and there is no toggle.
 *
 * @param relativeOperatorMap real operators by the name of yours, as `context.relativeOperatorMap`
 * of the export, e.g. `{ since: '>=' }`
 */
export const createOperatorModeController = (
  relativeOperatorMap: Readonly<Record<string, string>>,
): RelativeDateTimeModeController => ({
  isRelative: ({ operator }) => Object.hasOwn(relativeOperatorMap, operator),
  hasToggle: () => false,
  operatorOf: ({ operator }) => relativeOperatorMap[operator] ?? operator,
});

/**
 * Adds relative operators to a list of operators.
 *
 * @param operators operators of a field, without groups
 * @param relativeOperatorMap real operators by the name of yours, e.g. `{ since: '>=' }`
 * @param labels labels by name. Default: the name
 * @returns a new list; an operator that is there already is not added again
 */
export const withRelativeOperators = (
  operators: readonly FullOption[],
  relativeOperatorMap: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>> = {},
): FullOption[] => [
  ...operators,
  ...Object.keys(relativeOperatorMap)
    .filter((name) => operators.every((operator) => operator.name !== name))
    .map((name) => ({ name, value: name, label: labels[name] ?? name })),
];
