import { type Kind, kinds } from './kinds.ts';

type Detected = { readonly kind: Kind } | { readonly kind?: undefined; readonly message: string };

/** Signs are near the start of a text, and patterns need time on a long one. */
const searched = 300_000;

/** Recognizes what kind of schema or data a text is. The file's name decides before its content. */
export function detectKind(text: string, fileName = ''): Detected {
  if (text.trim() === '') return { message: 'The text is empty.' };
  const byName = kinds.find(({ files }) => files?.test(fileName));
  if (byName) return { kind: byName.id };
  const start = text.slice(0, searched).replace(/^\uFEFF/, '');
  const found = kinds.find(({ sign }) => sign(start));
  return found ? { kind: found.id } : nearestOf(start);
}

const isComment = /^\s*(?:--|\/\/|\/?\*|#|$)/;

function nearestOf(text: string): Detected {
  const lines = text
    .split(/\r?\n/)
    .slice(0, 500)
    .map((line) => line.slice(0, 500));
  const counts = kinds.map((row) => ({
    row,
    count: lines.filter((line) => row.hint.test(line)).length,
  }));
  const best = counts.reduce((most, one) => (one.count > most.count ? one : most));
  if (best.count === 0) {
    const labels = kinds.map(({ label }) => label).join(', ');
    return { message: `The text isn't recognized. These kinds are: ${labels}.` };
  }
  const { label, needs, hint } = best.row;
  const misfit = lines.findIndex((line) => !isComment.test(line) && !hint.test(line));
  const where =
    misfit < 0
      ? ''
      : ` Line ${misfit + 1} is the first that doesn't fit: ${lines[misfit]?.trim().slice(0, 80)}`;
  return {
    message: `The text is most like ${label}, but ${label} needs ${needs}.${where}`,
  };
}
