import { addYears, format, isValid, type Locale, parseISO } from 'date-fns';
import { Popover } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { DayPicker, type Matcher } from 'react-day-picker';
import type { DateRangePartProps, InputPartProps } from '../../shared/value-editor.tsx';
import { CalendarIcon } from './icons.tsx';
import { InputFrame } from './input-frame.tsx';
import { calendar, chosenDays, merge, styles } from './styles.ts';
import { type Surroundings, useSurroundings } from './surroundings.ts';
import { tones } from './tones.ts';
import type { TremorColor, TremorErrorProps } from './tremor-props.ts';

/** The props of Tremor's date pickers that `extraProps` of the value editor can contain. */
interface TremorDatePickerProps extends TremorErrorProps {
  /** The first and the last day that people can choose. */
  readonly minDate?: Date;
  readonly maxDate?: Date;
  /** Days between them that they can't choose. */
  readonly disabledDates?: readonly Date[];
  /** Text of a picker without a date. Default: the field's placeholder. */
  readonly placeholder?: string;
  /** The color of the chosen days. Default: blue. */
  readonly color?: TremorColor;
  /** Language of the calendar, from date-fns. Default: English. */
  readonly locale?: Locale;
  /** Whether a button removes the date. Default: true. */
  readonly enableClear?: boolean;
  /** A pattern of date-fns for the chosen date. Default: `PP`, such as Mar 1, 2026. */
  readonly displayFormat?: string;
  /** Adds a list of years. Default: false. */
  readonly enableYearNavigation?: boolean;
  /** Default: as the locale defines. */
  readonly weekStartsOn?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

const readDay = (text: string): Date | undefined => {
  const day = parseISO(text);
  return isValid(day) ? day : undefined;
};

const writeDay = (day: Date | undefined): string => (day ? format(day, 'yyyy-MM-dd') : '');

/** A day in words; text that isn't a date stays as it is. */
function showDay(text: string, { displayFormat = 'PP', locale }: TremorDatePickerProps): string {
  const day = readDay(text);
  if (!day) return text;
  try {
    return format(day, displayFormat, { locale });
  } catch {
    return format(day, 'PP', { locale });
  }
}

/** How far ahead the list of years reaches without a last day. */
const yearsAhead = 10;

function calendarProps(settings: TremorDatePickerProps, day: Date | undefined) {
  const { minDate, maxDate, disabledDates = [], enableYearNavigation } = settings;
  const disabled: Matcher[] = [...disabledDates];
  const language = settings.locale?.code ?? 'en-US';
  if (minDate) disabled.push({ before: minDate });
  if (maxDate) disabled.push({ after: maxDate });
  return {
    autoFocus: true,
    captionLayout: enableYearNavigation ? 'dropdown-years' : 'label',
    className: tones[settings.color ?? 'blue'],
    defaultMonth: day ?? minDate,
    disabled,
    startMonth: minDate,
    endMonth: maxDate ?? (enableYearNavigation ? addYears(new Date(), yearsAhead) : undefined),
    // By default, a name says "1st", although the button shows "1".
    labels: {
      labelDayButton: (date: Date) =>
        date.toLocaleDateString(language, {
          dateStyle: 'full',
          calendar: 'gregory',
          numberingSystem: 'latn',
        }),
    },
    locale: settings.locale,
    weekStartsOn: settings.weekStartsOn,
  } as const;
}

interface PopupProps {
  readonly part: Omit<InputPartProps, 'value' | 'onChange' | 'type'>;
  readonly settings: TremorDatePickerProps;
  /** What is chosen, in words. */
  readonly shown: string;
  onClear(): void;
  children(close: () => void, direction: Surroundings['direction']): ReactNode;
}

/** The button shows what is chosen, and opens the calendar. */
function Popup({ part, settings, shown, onClear, children }: PopupProps) {
  const [open, setOpen] = useState(false);
  const [around, readSurroundings] = useSurroundings();
  const { name, title } = part;
  const { error, errorMessage, enableClear = true, placeholder = part.placeholder } = settings;
  const text = shown || placeholder;
  return (
    <InputFrame
      input={{ error, errorMessage }}
      invalid={part.invalid}
      name={name}
      onClear={enableClear && shown && !part.disabled ? onClear : undefined}
    >
      {(attributes) => (
        <Popover.Root open={open} onOpenChange={setOpen}>
          <Popover.Trigger
            {...attributes}
            className={merge(styles.trigger, 'min-w-40', part.className)}
            aria-label={name && text ? `${name}: ${text}` : name}
            title={title}
            data-testid={part.testID}
            data-placeholder={shown ? undefined : ''}
            disabled={part.disabled}
            onPointerDown={readSurroundings}
            onFocus={readSurroundings}
          >
            <span className={styles.triggerText}>{text}</span>
            <CalendarIcon className={styles.triggerIcon} />
          </Popover.Trigger>
          <Popover.Portal container={around.container}>
            <Popover.Content
              className={styles.popup}
              align="start"
              sideOffset={4}
              aria-label={name}
            >
              {open && children(() => setOpen(false), around.direction)}
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </InputFrame>
  );
}

/** The value is `YYYY-MM-DD`, or an empty string. */
export function DatePicker({ value, onChange, ...part }: Omit<InputPartProps, 'type'>) {
  const settings: TremorDatePickerProps = part.extraProps ?? {};
  const day = readDay(value);
  return (
    <Popup
      part={part}
      settings={settings}
      shown={showDay(value, settings)}
      onClear={() => onChange('')}
    >
      {(close, dir) => (
        <DayPicker
          {...calendarProps(settings, day)}
          mode="single"
          dir={dir}
          classNames={{ ...calendar, ...chosenDays.single }}
          selected={day}
          onSelect={(chosen) => {
            // A click on the chosen day.
            if (chosen) onChange(writeDay(chosen));
            close();
          }}
        />
      )}
    </Popup>
  );
}

export function DateRangePicker({ value, onChange, ...part }: DateRangePartProps) {
  const settings: TremorDatePickerProps = part.extraProps ?? {};
  const [from, to] = value.map(readDay);
  const shown = value.map((text) => showDay(text, settings));
  return (
    <Popup
      part={part}
      settings={settings}
      shown={shown.some(Boolean) ? shown.join(' – ') : ''}
      onClear={() => onChange(['', ''])}
    >
      {(_, dir) => (
        <DayPicker
          {...calendarProps(settings, from)}
          mode="range"
          dir={dir}
          classNames={{ ...calendar, ...chosenDays.range }}
          selected={{ from, to }}
          // Without a second click, the range is open.
          onSelect={(range, day) =>
            onChange(
              from || to ? [writeDay(range?.from), writeDay(range?.to)] : [writeDay(day), ''],
            )
          }
        />
      )}
    </Popup>
  );
}
