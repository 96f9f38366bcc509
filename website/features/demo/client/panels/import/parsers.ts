import type { FormatParser } from '../../format.ts';
import { type FormatId, formats } from '../../formats.ts';

export type Parser = FormatParser & {
  readonly id: string;
  readonly label: string;
  readonly format: FormatId;
};

export const parsers: readonly Parser[] = formats.flatMap(({ id, label, parser }) =>
  parser ? [{ id, label, format: id, ...parser }] : [],
);

export const parserOf = (id: string): Parser =>
  parsers.find((parser) => parser.id === id) as Parser;

export const docsOf = ({ docs, name }: Parser): string =>
  docs ?? `utils/import#${name.toLowerCase()}`;
