import { Fragment, useState } from 'react';
import type { ValueEditorProps } from 'react-querybuilder';
import { readRelative } from '../relative.ts';
import type { RelativeDateTimeValue } from '../types.ts';
import { useRelativeDateTimeConfig } from './config.ts';

const isRange = (operator: string) => /^(?:not)?between$/i.test(operator);

/**
 * Edits relative dates: anchor, offset and unit, or twice that for a range. The kit's own selector
 * and value editor render it.
 *
 * Its props are those of a value editor. In a range, each bound keeps its own mode: a bound that is a
 * fixed date gets a date input. An empty value is shown as the default one, and stays unchanged until
 * someone edits it.
 */
export function RelativeDateTimeValueEditor(props: ValueEditorProps) {
  const { modeController, defaultValue, valueEditor: Box } = useRelativeDateTimeConfig();
  const { field, operator, value, handleOnChange } = props;
  const several = isRange(modeController.operatorOf({ field, operator, value }));
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const bounds = (several ? [0, 1] : [0]).map((index) => values[index] || defaultValue);

  const change = (changed: number, bound: unknown) => {
    const next = bounds.map((each, index) => (index === changed ? bound : each));
    handleOnChange(several ? next : next[0]);
  };
  return (
    <>
      {bounds.map((bound, index) => {
        const date = readRelative(bound);
        const update = (next: unknown) => change(index, next);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second bound stay so.
          <Fragment key={index}>
            {index > 0 && props.separator}
            {several && !date ? (
              <Box {...props} operator="=" skipHook value={bound} handleOnChange={update} />
            ) : (
              <RelativeDate editor={props} date={date ?? defaultValue} onChange={update} />
            )}
          </Fragment>
        );
      })}
    </>
  );
}

const toOffset = (typed: unknown) => Math.trunc(Number(typed)) || 0;

interface RelativeDateProps {
  readonly editor: ValueEditorProps;
  readonly date: Required<RelativeDateTimeValue>;
  readonly onChange: (date: RelativeDateTimeValue) => void;
}

function RelativeDate({ editor, date, onChange }: RelativeDateProps) {
  const { anchors, units, labels, valueEditor: Box } = useRelativeDateTimeConfig();
  const { schema, path, level, disabled, context, className, validation } = editor;
  const { valueSelector: Selector } = schema.controls;
  // The typed text; to the browser, a single minus sign is an empty string, which must not become 0
  // at once.
  const [draft, setDraft] = useState(String(date.offset));
  const common = { schema, path, level, disabled, context, className, validation };
  return (
    <>
      <Selector
        {...common}
        title={labels.anchor}
        testID="datetime-anchor"
        options={anchors}
        value={date.anchor}
        handleOnChange={(anchor) => onChange({ ...date, anchor })}
      />
      <Box
        {...editor}
        // One input, regardless of the rule's own operator and field.
        operator="="
        type="text"
        inputType="number"
        values={[]}
        skipHook
        title={labels.offset}
        testID="datetime-offset"
        value={toOffset(draft) === date.offset ? draft : String(date.offset)}
        handleOnChange={(typed: unknown) => {
          setDraft(String(typed));
          onChange({ ...date, offset: toOffset(typed) });
        }}
      />
      <Selector
        {...common}
        title={labels.unit}
        testID="datetime-unit"
        options={units}
        value={date.unit}
        handleOnChange={(unit) => onChange({ ...date, unit })}
      />
    </>
  );
}
