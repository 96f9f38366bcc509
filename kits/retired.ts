/** A kit that the demo no longer has. Links to its page still lead to the demo, with a notice. */
export interface RetiredKit {
  readonly id: string;
  readonly label: string;
  /** One sentence: why it's gone, and what to use instead. */
  readonly reason: string;
}

export const retiredKits: readonly RetiredKit[] = [];

/** The notice for readers who look for a retired kit; `undefined` for any other id. */
export function retiredNotice(id: unknown, table = retiredKits): string | undefined {
  const kit = table.find((one) => one.id === id);
  return kit && `The demo no longer has ${kit.label}. ${kit.reason}`;
}
