/** A sentence of the table of packages; backticks enclose code. */
export function Purpose({ text }: { readonly text: string }) {
  return (
    <p>
      {text.split('`').map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
        index % 2 === 1 ? <code key={index}>{part}</code> : part,
      )}
    </p>
  );
}
