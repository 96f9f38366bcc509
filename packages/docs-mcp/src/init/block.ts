import { UserError } from '../user-error.ts';

const startMark = '<!-- react-querybuilder-docs:start';
const endMark = '<!-- react-querybuilder-docs:end -->';
const bom = '\uFEFF';

/** More than any index may have, with its markers. */
export const maxBytes = 8192;

/** The part of a file between our markers. */
export interface Block {
  readonly text: string;
  /** What the command made: files, folders, and parts of files. */
  readonly made: readonly string[];
}

interface Place {
  readonly start: number;
  readonly end: number;
}

const endingIn = (text: string): string => (/^[^\n]*\r\n/.test(text) ? '\r\n' : '\n');

/** The lines of a block, with the markers. What the command made is in the first one. */
const linesOf = ({ text, made }: Block): string =>
  [`${startMark}${made.length > 0 ? ` made="${made.join(' ')}"` : ''} -->`, text, endMark].join(
    '\n\n',
  );

/** Whether a block fits into the limit, also with the line endings of Windows. */
export const fits = (block: Block): boolean =>
  Buffer.byteLength(linesOf(block).replaceAll('\n', '\r\n')) <= maxBytes;

/**
 * The block that a file has.
 *
 * @param name - Name of the file, for messages.
 * @returns `undefined` if it has no markers.
 * @throws UserError if markers are missing, out of order, or there more than once.
 */
export function blockIn(file: string, name: string): Block | undefined {
  const place = placeIn(file, name);
  if (!place) return undefined;
  const inside = file.slice(place.start, place.end).replaceAll('\r\n', '\n');
  const [first = ''] = inside.split('\n', 1);
  return {
    text: inside.slice(first.length, -endMark.length).trim(),
    made: (/ made="([^"]*)"/.exec(first)?.[1] ?? '').split(' ').filter(Boolean),
  };
}

function placeIn(file: string, name: string): Place | undefined {
  const starts = positionsOf(file, startMark);
  const ends = positionsOf(file, endMark);
  if (starts.length === 0 && ends.length === 0) return undefined;
  const [start = 0] = starts;
  const [end = 0] = ends;
  if (starts.length !== 1 || ends.length !== 1 || end < start) {
    const lines = [...starts, ...ends]
      .sort((a, b) => a - b)
      .map((position) => file.slice(0, position).split('\n').length);
    throw new UserError(
      `${name} needs exactly one start marker and one end marker after it, but it has ${starts.length} start and ${ends.length} end markers (on ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}). Delete the markers and the text that belongs to them, and run this again.`,
    );
  }
  return { start, end: end + endMark.length };
}

function positionsOf(text: string, part: string): readonly number[] {
  return [...text.matchAll(new RegExp(part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g'))].map(
    ({ index }) => index,
  );
}

/**
 * Adds a block to the end of a file, or replaces the one that it has. The rest of the file stays as it is,
 * even if it doesn't end with a line ending.
 */
export function withBlock(file: string, name: string, block: Block): string {
  const ending = endingIn(file);
  const lines = linesOf(block).replaceAll('\n', ending);
  const place = placeIn(file, name);
  if (place) return file.slice(0, place.start) + lines + file.slice(place.end);
  if (file === '' || file === bom) return file + lines + ending;
  return file.endsWith('\n') ? file + ending + lines + ending : file + ending + ending + lines;
}

/** Removes the block of a file and the line endings that came with it. */
export function withoutBlock(file: string, name: string): string {
  const place = placeIn(file, name);
  if (!place) return file;
  const before = file.slice(0, place.start);
  const after = file.slice(place.end);
  const breaks = after === '' ? 2 : 1;
  return before.replace(new RegExp(`(?:\\r?\\n){0,${breaks}}$`), '') + after.replace(/^\r?\n/, '');
}
