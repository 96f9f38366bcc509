import ts from 'typescript';
import { type Description, describeName, type Subject } from '../releases/descriptions.ts';

export interface NameCard {
  readonly name: string;
  readonly type: string;
  /** The first sentence of its doc comment, if there is one. */
  readonly text: string;
  readonly subject?: Subject;
}

export interface CodeNames {
  /** Each card once. */
  readonly cards: readonly NameCard[];
  /** Where names start, in characters from 0, each with the index of its card. */
  readonly places: readonly (readonly [at: number, card: number])[];
}

/** Long ways to write types with short ones. The longest come first. */
export type Spellings = readonly (readonly [long: string, short: string])[];

/** In characters. */
const limits = { type: 300, text: 200 } as const;

export function namesIn(
  service: ts.LanguageService,
  source: ts.SourceFile,
  spellings: Spellings,
): CodeNames {
  const cards: NameCard[] = [];
  const indexes = new Map<string, number>();
  const places = identifiersIn(source).flatMap((node): CodeNames['places'] => {
    const at = node.getStart(source);
    const found = describeName(service, source.fileName, at);
    if (!found) return [];
    const card = cardOf(node.text, found, spellings);
    const key = JSON.stringify(card);
    const index = indexes.get(key) ?? cards.push(card) - 1;
    indexes.set(key, index);
    return [[at, index]];
  });
  return { cards, places };
}

export function identifiersIn(source: ts.SourceFile): readonly ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    // The `const` of `as const` isn't a name.
    if (ts.isTypeReferenceNode(node) && ts.isConstTypeReference(node)) return;
    if (ts.isIdentifier(node)) found.push(node);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function cardOf(
  name: string,
  { type, text, subject }: Description,
  spellings: Spellings,
): NameCard {
  const short = spellings.reduce(
    (written, [long, spelling]) => written.replaceAll(long, spelling),
    withoutAlias(type),
  );
  return {
    name,
    type: shorten(short, limits.type),
    text: shorten(firstSentence(text), limits.text),
    ...(subject && { subject }),
  };
}

/** TypeScript describes an imported name as an alias, with the statement that imports it at the end. */
const withoutAlias = (type: string): string =>
  type.replace(/^\(alias\) /, '').replace(/(.)\nimport [^\n]+$/s, '$1');

/** The first sentence of a doc comment, without its Markdown and tags such as `{@link Field}`. */
export function firstSentence(comment: string): string {
  const [paragraph = ''] = comment
    .replace(
      /\{@link(?:code|plain)?\s+([^}|\s]+)(?:[\s|]+([^}]*))?\}/g,
      (_, to, label) => label || to,
    )
    // A line that is only a link says nothing.
    .replace(/^\[[^\]]*\]\([^)]*\)$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    // TypeDoc's way to link to something that isn't imported, before the link's text.
    .replace(/!\w+ (?=\w)/g, '')
    .trim()
    .split(/\n\s*\n/);
  const line = paragraph.replace(/\s+/g, ' ');
  return /^.*?(?<!\b(?:e\.g|i\.e|etc|vs))[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
}

/** Cuts a text after a whole word. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\W*\w*$/, '')} …`;
}
