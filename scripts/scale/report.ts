import { alignColumns } from '../../library/table.ts';
import type { Figures } from './measure.ts';

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

const columns: readonly (readonly [string, (figures: Figures) => string])[] = [
  ['pages', ({ pages }) => String(pages)],
  ['settings', ({ setting }) => setting],
  ['build', ({ wallSeconds }) => `${wallSeconds.toFixed(0)} s`],
  ['processor', ({ processorSeconds }) => `${processorSeconds.toFixed(0)} s`],
  ['memory', ({ megabytes }) => `${megabytes.toFixed(0)} MB`],
  ['main.js', ({ mainScript }) => kilobytes(mainScript)],
  ['runtime', ({ runtimeScript }) => kilobytes(runtimeScript)],
  ['scripts of a page', ({ scripts }) => kilobytes(scripts)],
  ['HTML of a page', ({ html }) => kilobytes(html)],
  ['interactive after', ({ hydratedMs }) => `${hydratedMs.toFixed(0)} ms`],
];

export function reportScale(figures: readonly Figures[]): string {
  const rows = [columns.map(([title]) => title)];
  for (const one of figures) rows.push(columns.map(([, show]) => show(one)));
  return alignColumns(rows, 0).join('\n');
}
