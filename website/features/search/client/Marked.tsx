import { Fragment } from 'react';

/** A name or a text of a hit. Its marks are the only markup; the rest is shown as it is. */
export function Marked({ text }: { readonly text: string }) {
  return text.split(/<mark>(.*?)<\/mark>/gs).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    index % 2 === 1 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
  );
}

interface TrailProps {
  /** From the top, with marks. */
  readonly names: readonly string[];
}

/** The names that a hit is filed under. */
export const Trail = ({ names }: TrailProps) => <Marked text={names.join(' › ')} />;
