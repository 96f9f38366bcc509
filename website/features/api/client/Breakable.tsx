import { Fragment } from 'react';
import { partsOf } from './parts.ts';

/** A name that, if it doesn't fit on a line, breaks between its words. */
export function Breakable({ name }: { readonly name: string }) {
  return partsOf(name).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name repeat, and stay in place
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
