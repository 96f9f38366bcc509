import { Sentence } from '../../../src/components/Sentence';

/** A sentence of the table of packages; backticks enclose code. */
export function Purpose({ text }: { readonly text: string }) {
  return (
    <p>
      <Sentence text={text} />
    </p>
  );
}
