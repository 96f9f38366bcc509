import type { ActionProps, ValidationResult } from 'react-querybuilder';

/** Props that the library passes to control elements but that no kit's component knows. */
const libraryProps = [
  'checked',
  'className',
  'context',
  'disabled',
  'disabledTranslation',
  'field',
  'fieldData',
  'handleOnChange',
  'handleOnClick',
  'label',
  'level',
  'listsAsArrays',
  'multiple',
  'operator',
  'options',
  'path',
  'rule',
  'ruleGroup',
  'ruleOrGroup',
  'rules',
  'schema',
  'testID',
  'title',
  'validation',
  'value',
] as const;

type LibraryProp = (typeof libraryProps)[number];

const isLibraryProp: ReadonlySet<string> = new Set(libraryProps);

/** The props of a control element that are meant for the kit's component, without the library's own. */
export function kitProps<P extends object>(props: P): Omit<P, LibraryProp> {
  return Object.fromEntries(
    Object.entries(props).filter(([name]) => !isLibraryProp.has(name)),
  ) as Omit<P, LibraryProp>;
}

/** Symbols and icons can't be read out. */
export const hasWords = (label: unknown): boolean =>
  typeof label === 'string' && /\p{L}/u.test(label);

/**
 * The content and name of a button, as props of any `button`. A closed lock has another label and stays
 * enabled. There is an `aria-label` only if the label isn't text, so that speech software finds a button by
 * its visible text.
 */
export function actionButtonProps(
  props: Pick<ActionProps, 'disabled' | 'disabledTranslation' | 'label' | 'title'>,
) {
  const replaced = props.disabled ? props.disabledTranslation : undefined;
  const { label, title } = replaced ?? props;
  return {
    type: 'button',
    children: label,
    title,
    'aria-label': hasWords(label) ? undefined : title,
    disabled: !!props.disabled && !replaced,
  } as const;
}

/** Undefined leaves an attribute out. Without a validator, a rule has `null`, against the library's types. */
export function isInvalid(
  validation: boolean | ValidationResult | null | undefined,
): true | undefined {
  const valid = typeof validation === 'object' ? validation?.valid : validation;
  return valid === false ? true : undefined;
}
