const words =
  `rule group field operator value combinator query editor list option path clause filter
control element label name class handler state type input number date text select check button row
column table text order customer status total note shipped paid returned express parser format dialect
parameter placeholder result error warning message condition branch nested root parent child sibling
index length count limit default custom locale language translation key map set array object string
boolean null undefined render mount update clone lock mute drag drop copy paste undo redo import export`
    .split(/\s+/)
    .filter(Boolean);

/** A page that resembles a short page of the docs and is the same in each run. */
export function pageText(index: number, version: string): string {
  const random = generator(index * 31 + version.length);
  const pick = () => words[Math.floor(random() * words.length)] ?? '';
  const sentence = () => {
    const text = Array.from({ length: 12 }, pick).join(' ');
    return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = () => Array.from({ length: 4 }, sentence).join(' ');
  const section = () => {
    const name = pick();
    return `## ${name} ${pick()} ${pick()}

${paragraph()}

\`\`\`ts
const ${name} = { field: '${pick()}', operator: '=', value: '${pick()}' };
\`\`\`

${paragraph()}

| ${pick()} | ${pick()} |
| --- | --- |
| \`${pick()}\` | ${sentence()} |
| \`${pick()}\` | ${sentence()} |
`;
  };
  return `---
title: ${pick()} ${pick()} ${index}
description: ${sentence()}
${index === 0 ? 'sidebar_position: 1\n' : ''}---

${paragraph()}

${Array.from({ length: 4 }, section).join('\n')}`;
}

/** A seeded generator of numbers from 0 up to 1 (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
