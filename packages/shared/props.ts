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

/**
 * The props of a control element that are meant for the kit's component.
 *
 * @param props all props of the control element
 * @returns those that are not the library's own, to be spread onto the kit's component
 */
export function kitProps<P extends object>(props: P): Omit<P, LibraryProp> {
  return Object.fromEntries(
    Object.entries(props).filter(([name]) => !isLibraryProp.has(name)),
  ) as Omit<P, LibraryProp>;
}

/** Whether a label can be read out, which symbols and icons cannot. */
export const hasWords = (label: unknown): boolean =>
  typeof label === 'string' && /\p{L}/u.test(label);

/**
 * The content and name of a button. A closed lock has another label and stays enabled.
 *
 * @param props the props of an action element
 * @returns props of any `button`; `aria-label` only if the label isn't text, so that speech
 *   software finds a button by its visible text
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

/**
 * @param validation the validation of a rule; null if no validator checked it, although the
 *   library's types don't allow that
 * @returns true when the rule is invalid; otherwise undefined, which leaves an attribute out
 */
export function isInvalid(
  validation: boolean | ValidationResult | null | undefined,
): true | undefined {
  const valid = typeof validation === 'object' ? validation?.valid : validation;
  return valid === false ? true : undefined;
}
