import type { ReactNode } from 'react';
import {
  type ControlElementsProp,
  type FullField,
  useValueEditor,
  ValueEditor,
  type ValueEditorProps,
  ValueSelector,
  type ValueSelectorProps,
} from 'react-querybuilder';

/**
 * The library names its selectors and inputs by `title` alone. These wrap them in labels, which
 * every screen reader announces and which translate with the page.
 */
export const namedControls = {
  valueSelector: NamedSelector,
  valueEditor: NamedEditor,
} satisfies ControlElementsProp<FullField, string>;

function NamedSelector(props: ValueSelectorProps) {
  return (
    <Named name={props.title}>
      <ValueSelector {...props} />
    </Named>
  );
}

/** Values that a library list (a select, radio buttons) edits are named by the list itself. */
const selfNamed = ['select', 'multiselect', 'radio'];

export function NamedEditor(props: ValueEditorProps) {
  if (selfNamed.includes(String(props.type))) return <ValueEditor {...props} />;
  if (/between/i.test(props.operator)) return <NamedBounds {...props} />;
  return (
    <Named name={props.title}>
      <ValueEditor {...props} />
    </Named>
  );
}

function NamedBounds(props: ValueEditorProps) {
  const { valueAsArray, multiValueHandler, valueListItemClassName } = useValueEditor(props);
  return (
    <span className={props.className}>
      {['from', 'to'].map((bound, index) => (
        <Named key={bound} name={`${props.title} ${bound}`}>
          <input
            className={valueListItemClassName}
            type={props.inputType ?? 'text'}
            disabled={props.disabled}
            value={valueAsArray[index] ?? ''}
            onChange={(event) => multiValueHandler(event.target.value, index)}
          />
        </Named>
      ))}
    </span>
  );
}

function Named({ name, children }: { readonly name?: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className="named-control">
      <span className="sr-only">{name}</span>
      {children}
    </label>
  );
}
