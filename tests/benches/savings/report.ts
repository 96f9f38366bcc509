import type { Cost } from './measure.ts';

interface Figures {
  readonly pages: readonly string[];
  readonly all: readonly Cost[];
  readonly rows: readonly (readonly [name: string, costs: readonly Cost[]])[];
  readonly date: Date;
}

export function figuresOf({ pages, all, rows, date }: Figures): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const difference = (costs: readonly Cost[], index: number) => {
    const [own, without] = [all[index], costs[index]];
    if (!own || !without) return '–';
    return `${signed(without.bytes - own.bytes)} B, ${signed(without.ms - own.ms)} ms`;
  };
  return `# What each saving is worth

Measured on ${date.toISOString().slice(0, 10)} by \`npm run bench -- savings\`: JavaScript and CSS of a first visit after
brotli 11, and the time of the main thread until the page is quiet, on a phone's screen and a processor slowed down four times
(median of five visits; differences below 100 ms are noise).

${[
  row(['', ...pages.map((page) => `\`${page}\``)]),
  row(['---', ...pages.map(() => '---')]),
  row([
    'with all savings',
    ...all.map(({ bytes, ms }) => `${Math.round(bytes)} B, ${Math.round(ms)} ms`),
  ]),
  ...rows.map(([name, costs]) =>
    row([`without ${name}`, ...pages.map((_page, index) => difference(costs, index))]),
  ),
].join('\n')}
`;
}

const signed = (value: number) => (value < 0 ? '−' : '+') + Math.abs(Math.round(value));
