/** A sentence of a table; backticks enclose code. */
export function Sentence({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
