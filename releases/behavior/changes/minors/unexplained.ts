/** Probes that show a difference from the minor before without a row that explains it, by minor. */
export const unexplained: Readonly<Record<string, readonly string[]>> = {
  '4.3': [
    'import/parseSQL/where',
    'import/parseSQL/doubled-quote',
    'import/parseSQL/bracketed',
    'import/parseSQL/broken',
    'render/translation-partial',
  ],
};
