import type { ClipboardEvent, ComponentProps, ReactNode } from 'react';

/** Characters that are shown of a text. Browsers take seconds to lay out a long text that can be edited. */
export const maxShown = 100_000;

interface LongTextProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  readonly label: ReactNode;
  readonly text: string;
  /** What the text is called if it's too long to show, such as "code". */
  readonly noun: string;
  /** What reads all of it, such as "scan", if it's read however long it is. */
  readonly reader?: string;
  readonly onChange: (text: string) => void;
}

/** A text area for texts of any length. Of a long one, it shows the start, and a button that clears it. */
export function LongText({ label, text, noun, reader, onChange, ...area }: LongTextProps) {
  const isTooLong = text.length > maxShown;
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (pasted.length <= maxShown) return;
    event.preventDefault();
    onChange(pasted);
  };
  return (
    <>
      <label>
        {label}
        <textarea
          {...area}
          className="control"
          spellCheck={false}
          value={text.slice(0, maxShown)}
          readOnly={isTooLong}
          onChange={({ target }) => onChange(target.value)}
          onPaste={paste}
        />
      </label>
      {isTooLong && (
        <p>
          The {noun} has {text.length.toLocaleString('en')} characters.{' '}
          {reader ? `The ${reader} reads all of them, but only` : 'Only'} the start is shown, and
          you can’t edit it here.{' '}
          <button type="button" className="button" onClick={() => onChange('')}>
            Clear
          </button>
        </p>
      )}
    </>
  );
}
