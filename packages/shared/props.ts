import type { ActionProps, ValidationResult } from 'react-querybuilder';

/** What the library passes to control elements and no kit's component knows. */
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
 * What a button shows and is called. A lock that is closed has other words and stays enabled.
 *
 * @param props the props of an action element
 * @returns props of any `button`; `aria-label` only where the label is no text, so that speech
 *   software finds a button by the words on it
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
 * @param validation the validation of a rule; null where no validator looked at it, whatever the
 *   library's types say
 * @returns true when the rule is invalid; otherwise undefined, which leaves an attribute out
 */
export function isInvalid(
  validation: boolean | ValidationResult | null | undefined,
): true | undefined {
  const valid = typeof validation === 'object' ? validation?.valid : validation;
  return valid === false ? true : undefined;
}
