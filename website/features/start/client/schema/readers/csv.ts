import Papa from 'papaparse';
import type { Problem, Read } from '../types.ts';
import { columnsOfCells, sampled, sampleSize } from './values.ts';

/** The cells of each row, of which the first has the names. Reads no more than `limit` rows. */
export function cellsOf(text: string, limit = 0) {
  // Spreadsheets write the delimiter into a line of its own.
  const declared = /^sep=(.)\r?\n/.exec(text);
  const table = declared ? text.slice(declared[0].length) : text;
  const parse = (rows: string) =>
    Papa.parse<string[]>(rows, {
      preview: limit,
      skipEmptyLines: 'greedy',
      delimitersToGuess: [',', ';', '\t', '|'],
      ...(declared?.[1] && { delimiter: declared[1] }),
    });
  const strict = parse(table);
  const { errors } = strict;
  // A quote that nothing closes would swallow the rows after it.
  const { data, meta } = errors.some(({ type }) => type === 'Quotes')
    ? parse(
        table.replaceAll(/^.*$/gm, (row) =>
          row.split('"').length % 2 ? row : row.replaceAll('"', ''),
        ),
      )
    : strict;
  return { data, errors, isTruncated: meta.truncated };
}

/** Reads CSV and TSV. The most frequent delimiter wins, and the first row has the names. */
export const read: Read = (text) => {
  const problems: Problem[] = [];
  const { data, errors, isTruncated } = cellsOf(text, sampleSize + 1);
  for (const { message, row, type } of errors.slice(0, 5)) {
    if (type === 'Quotes' && row != null)
      problems.push({ message: `Row ${row + 1}: ${message}.`, line: row + 1 });
  }
  if (isTruncated) problems.push(sampled);
  const [header = [], ...rows] = data;
  const names = header.map((name) => name.trim());
  if (names.length > 0 && names.every((name) => /^[\d.,:/ -]*\d[\d.,:/ -]*$/.test(name))) {
    problems.push({
      message: 'The first row looks like data. Put a row with the names of the columns before it.',
      line: 1,
    });
  }
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  // A delimiter at the end of each line makes a column that has neither a name nor values.
  while (names.at(-1) === '' && rows.every((row) => !row[names.length - 1]?.trim())) names.pop();
  const uneven = rows.findIndex((row) =>
    row.slice(names.length).some((cell) => cell.trim() !== ''),
  );
  if (uneven >= 0) {
    problems.push({
      message: `Row ${uneven + 2} has more cells than the header has names, so the last ${width - names.length} have no column.`,
      line: uneven + 2,
    });
  }
  const place = (index: number) => `row ${index + 2}`;
  const columns = columnsOfCells(names, rows, { problems, place, isText: true });
  return { tables: [{ name: 'rows', columns, problems }], problems: [] };
};
