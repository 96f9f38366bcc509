import { Fragment, useContext, useEffect, useRef, useState } from 'react';
import {
  clsx,
  type InputType,
  standardClassnames,
  toArray,
  useValueEditor,
  ValueEditor,
  type ValueEditorProps,
} from 'react-querybuilder';
import { movedAnchorOf, readRelative, resolveRelative } from '../relative.ts';
import type { RelativeDateTimeValue } from '../types.ts';
import { BaseValueEditorContext, useRelativeDateTimeConfig } from './config.ts';
import { inputTypeOf, toInputValue } from './dateInput.ts';
import { defaultRelativeDateTimeValue } from './defaults.ts';
import { hasRelative } from './modeControllers.ts';
import type { RelativeDateTimeMode } from './types.ts';

/** Operators whose value isn't a date, or is a list of dates that people type. */
const withoutDateInput =
  /^(?:null|notNull|contains|beginsWith|endsWith|doesNot(?:Contain|BeginWith|EndWith)|in|notIn|olderThanDuration|withinDuration)$/;

const isRange = (operator: string) => operator === 'between' || operator === 'notBetween';

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/**
 * Edits a date, or the two bounds of a range: each with a date input, or with an anchor, an offset, and a
 * unit if the date is relative. Each bound has its own mode.
 *
 * Use it as the value editor of fields that hold dates. The value editor of the surrounding
 * `QueryBuilderDateTime`, or else the library's own, renders the inputs, and the builder's `valueSelector`
 * renders the lists. Lists of dates, operators for strings and for null, and values that are another field
 * get that value editor too.
 *
 * If the operator decides the mode, an empty value becomes now. A fixed date that another operator left stays
 * stored until someone edits the relative date that is shown instead.
 */
export function RelativeDateTimeValueEditor(props: ValueEditorProps) {
  const Base = useContext(BaseValueEditorContext) ?? ValueEditor;
  const { modeController } = useRelativeDateTimeConfig();
  const { valueListItemClassName } = useValueEditor(props);
  const { className, disabled, field, handleOnChange, operator, schema, value } = props;

  const isDate = (props.valueSource ?? 'value') === 'value' && !withoutDateInput.test(operator);
  const isPair = isRange(operator);
  const isList = Array.isArray(value) || (isPair && typeof value === 'string');
  const dates: readonly unknown[] = isList ? toArray(value, { retainEmptyStrings: true }) : [value];
  const bounds = (isPair ? [0, 1] : [0]).map((index) => {
    const date = dates[index] ?? '';
    return { date, isRelative: modeController.isRelative({ ...props, value: date }) };
  });
  const store = (next: readonly unknown[]) => handleOnChange(isPair ? next : next[0]);
  const completed = bounds.map(({ date, isRelative }) =>
    isRelative && isEmpty(date) ? defaultRelativeDateTimeValue : date,
  );
  const isIncomplete =
    isDate && !disabled && bounds.some(({ date }, index) => date !== completed[index]);
  useEffect(() => {
    if (isIncomplete) store(completed);
  });

  if (!isDate) return <Base {...props} skipHook value={hasRelative(value) ? '' : value} />;

  const inputType = inputTypeOf(props);
  const container = clsx(
    !schema.suppressStandardClassnames && standardClassnames.valueDateTimeRelative,
    schema.classNames.valueDateTimeRelative,
  );
  const isFixed = !hasRelative(value) && !bounds.some(({ isRelative }) => isRelative);
  // One date picker can have both bounds.
  if (isPair && isFixed && !modeController.ModeControl) {
    return (
      <span className={container}>
        <Base {...props} skipHook listsAsArrays inputType={inputType} parseNumbers={false} />
      </span>
    );
  }
  const list = isPair && { title: props.title, 'data-testid': props.testID };
  return (
    <span className={className} {...list}>
      <span className={container}>
        {bounds.map(({ date, isRelative }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second bound stay so.
          <Fragment key={`${field} ${index}`}>
            {index > 0 && props.separator}
            <DateEditor
              {...props}
              name={isPair ? `${props.title ?? ''} (${index + 1}/2)` : props.title}
              className={valueListItemClassName}
              operator={isPair ? '=' : operator}
              inputType={inputType}
              isRelative={isRelative}
              value={date}
              handleOnChange={(next: unknown) =>
                store(completed.map((each, at) => (at === index ? next : each)))
              }
            />
          </Fragment>
        ))}
      </span>
    </span>
  );
}

interface DateEditorProps extends ValueEditorProps {
  /** Accessible name of the group of controls. */
  readonly name?: string;
  readonly inputType: InputType;
  readonly isRelative: boolean;
}

function DateEditor({ name, isRelative, ...props }: DateEditorProps) {
  const Base = useContext(BaseValueEditorContext) ?? ValueEditor;
  const { modeController, toggleLabels, dateTimeAPI } = useRelativeDateTimeConfig();
  const { className, disabled, handleOnChange, inputType, schema, testID, value } = props;
  const { ModeControl } = modeController;
  // Switching back loses nothing.
  const other = useRef<unknown>(undefined);

  const relative = readRelative(value);
  const setMode = (mode: RelativeDateTimeMode) => {
    if ((mode === 'relative') === isRelative) return;
    const fresh = relative
      ? toInputValue(
          resolveRelative(movedAnchorOf(relative), new Date(), dateTimeAPI),
          inputType,
          dateTimeAPI,
        )
      : defaultRelativeDateTimeValue;
    const next = other.current ?? fresh;
    other.current = value;
    handleOnChange(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has borders and margins of its own
    <span role="group" aria-label={name}>
      {ModeControl && (
        <ModeControl
          isRelative={isRelative}
          setMode={setMode}
          schema={schema}
          disabled={disabled}
          className={className}
          testID={testID}
          labels={toggleLabels}
        />
      )}
      {isRelative ? (
        <RelativeDate {...props} date={relative ?? defaultRelativeDateTimeValue} />
      ) : (
        <Base
          {...props}
          skipHook
          parseNumbers={false}
          value={props.type === 'select' ? value : toInputValue(value, inputType, dateTimeAPI)}
        />
      )}
    </span>
  );
}

interface RelativeDateProps extends ValueEditorProps {
  readonly date: RelativeDateTimeValue;
}

const toOffset = (typed: unknown) => Math.trunc(Number(typed)) || 0;

/** An anchor, an offset, and a unit. */
function RelativeDate({ date, ...props }: RelativeDateProps) {
  const Base = useContext(BaseValueEditorContext) ?? ValueEditor;
  const { anchors, units } = useRelativeDateTimeConfig();
  const { className, context, disabled, level, path, schema, testID, title, validation } = props;
  const { valueSelector: Selector } = schema.controls;
  // To the browser, a single minus sign is an empty string, which must not become 0 at once.
  const [draft, setDraft] = useState(String(date.offset));
  const change = (part: Partial<RelativeDateTimeValue>) =>
    props.handleOnChange({ ...date, ...part });
  const forSelector = {
    ...{ context, disabled, level, path, schema, testID, title, validation },
    className: clsx(className, schema.classNames.valueSelector),
  };
  return (
    <>
      <Selector
        {...forSelector}
        options={anchors}
        value={date.anchor}
        handleOnChange={(anchor) => change({ anchor })}
      />
      <Base
        {...props}
        // One input, regardless of the rule's own operator and field.
        operator="="
        type="text"
        inputType="number"
        values={[]}
        parseNumbers={false}
        skipHook
        value={toOffset(draft) === date.offset ? draft : String(date.offset)}
        handleOnChange={(typed: unknown) => {
          setDraft(String(typed));
          change({ offset: toOffset(typed) });
        }}
      />
      {date.offset !== 0 && (
        <Selector
          {...forSelector}
          options={units}
          value={date.unit}
          handleOnChange={(unit) => change({ unit })}
        />
      )}
    </>
  );
}
