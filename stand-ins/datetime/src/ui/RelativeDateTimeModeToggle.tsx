import { clsx } from 'react-querybuilder';
import type { RelativeDateTimeModeControlProps } from './types.ts';

/** The class of the switch. */
export const relativeDateTimeToggleClassName = 'rule-value-dateTimeRelative-toggle';

/**
 * A switch that is on while the date is relative. Without your own content, it shows the stylesheet's icon.
 */
export function RelativeDateTimeModeToggle({
  isRelative,
  setMode,
  schema,
  disabled,
  className,
  title,
  testID,
  labels,
}: RelativeDateTimeModeControlProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isRelative}
      aria-label={labels.label}
      title={title ?? (isRelative ? labels.relativeTitle : labels.absoluteTitle)}
      className={clsx(
        !schema.suppressStandardClassnames && relativeDateTimeToggleClassName,
        className,
      )}
      data-testid={testID}
      disabled={disabled}
      onClick={() => setMode(isRelative ? 'absolute' : 'relative')}
    >
      {isRelative ? labels.relativeContent : labels.absoluteContent}
    </button>
  );
}
