import type { JSONOutput } from 'typedoc';
import { olderWays } from '../../../../../releases/history/older-ways.ts';
import { type Code, codeToHtml, codeToText, group, indented, join, line } from '../../layout.ts';
import type { Link, Row, Section, SymbolPageData } from '../../page-data.ts';
import { type ApiSymbol, anchorOf, type Catalogue, type Declaration } from './catalogue.ts';
import type { CommentWriter } from './comment.ts';
import { nameOfParameter, type TypeWriter } from './types.ts';

type Comment = JSONOutput.Comment;
type Signature = JSONOutput.SignatureReflection;
type Parameter = JSONOutput.ParameterReflection;
type Part = JSONOutput.CommentDisplayPart;

export interface PageContext {
  readonly catalogue: Catalogue;
  readonly types: TypeWriter;
  readonly comments: CommentWriter;
  readonly sinceOf: (key: string) => string | undefined;
  /** The same, but only for names that not all releases of the reference have. */
  readonly newsOf: (key: string) => string | undefined;
  readonly guidesOf: (symbol: ApiSymbol) => readonly Link[];
  readonly guideOf: (key: string) => string | undefined;
  readonly usersOf: (symbol: ApiSymbol) => readonly ApiSymbol[];
  /** The context of another symbol: types of another package need their own. */
  readonly contextOf: (symbol: ApiSymbol) => PageContext;
}

/** Characters per line of declarations, and of the types of rows. */
const width = { declaration: 78, row: 72 } as const;

export async function pageOf(symbol: ApiSymbol, context: PageContext): Promise<SymbolPageData> {
  const { comments, guidesOf, usersOf, sinceOf } = context;
  const { name, entry, declaration } = symbol;
  const comment = commentOf(declaration);
  const label = labelOf(symbol);
  const neighbors = entry.symbols;
  const index = neighbors.indexOf(symbol);
  const description = await comments.html([
    ...(comment?.summary ?? []),
    ...tagged(comment, '@remarks'),
  ]);
  return {
    name,
    label,
    from: [entry.specifier, entry.path],
    importHtml: importOf(symbol),
    summary: summaryOf(symbol, label, comments.text(comment?.summary)),
    since: entry.package.hasIndex ? sinceOf(name) : undefined,
    instead: entry.package.hasIndex ? olderWays[name]?.use : undefined,
    deprecated: await deprecation(comment, comments),
    signatures: declarationsOf(symbol, context).map((code) => codeToHtml(code, width.declaration)),
    description,
    sections: (await sectionsOf(symbol, context)).filter(({ rows }) => rows.length > 0),
    examples: await Promise.all(
      (comment?.blockTags ?? [])
        .filter(({ tag }) => tag === '@example')
        .map(({ content }) => comments.html(content)),
    ),
    guides: guidesOf(symbol),
    usedBy: usersOf(symbol).map(linkTo),
    previous: linkOrNothing(neighbors[index - 1]),
    next: linkOrNothing(neighbors[index + 1]),
  };
}

const linkTo = ({ name, path }: ApiSymbol): Link => [name, path];
const linkOrNothing = (symbol: ApiSymbol | undefined) => symbol && linkTo(symbol);

/** React components and hooks are functions with a special role. */
function labelOf({ name, kind, declaration }: ApiSymbol): string {
  if (kind.group !== 'functions') return kind.label;
  if (/^use[A-Z]/.test(name)) return 'Hook';
  return isComponent(name, declaration) ? 'Component' : kind.label;
}

function isComponent(name: string, { signatures = [] }: Declaration): boolean {
  return /^[A-Z]/.test(name) && signatures.every(({ type }) => isElementType(type));
}

const isElementType = (type: JSONOutput.SomeType | undefined): boolean =>
  type?.type === 'reference'
    ? /^(?:Element|ReactElement|ReactNode|JSXElement)$/.test(type.name)
    : type?.type === 'union' && type.types.some(isElementType);

/** The longest description that search results show in full, in characters. */
const summaryLength = 160;

/** One sentence. It starts with what distinguishes the symbol, because many have similar descriptions. */
function summaryOf({ name, entry }: ApiSymbol, label: string, text: string): string {
  const sentence = /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  const subject = `${name} (${entry.specifier}):`;
  return shorten(
    `${subject} ${sentence || `a ${label.toLowerCase()}, with its declaration and what uses it.`}`,
    Math.max(summaryLength, subject.length + 60),
  );
}

function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\s,;:(—–-]+\S*$/, '')}…`;
}

function importOf({ name, kind, entry }: ApiSymbol): string {
  const isType = kind.group === 'interfaces' || kind.group === 'type-aliases';
  const code: Code = [
    keyword(isType ? 'import type' : 'import'),
    ` { ${name} } `,
    keyword('from'),
    ' ',
    { text: `'${entry.specifier}'`, color: 'string' },
  ];
  return codeToHtml(code, Number.POSITIVE_INFINITY);
}

const keyword = (text: string): Code => ({ text, color: 'keyword' });
const own = (text: string): Code => ({ text, color: 'function' });

function declarationsOf(
  { name, kind, declaration, expanded }: ApiSymbol,
  { types }: PageContext,
): readonly Code[] {
  const { typeParameters, type, signatures = [] } = declaration;
  switch (kind.group) {
    case 'functions':
      return signatures.map((signature) => [
        keyword('function '),
        own(name),
        types.signature(signature),
      ]);
    case 'variables':
      return [[keyword('const '), own(name), ': ', types.type(type)]];
    case 'type-aliases':
      // If the rows list all members, the declaration would repeat them.
      if (expanded) return [[keyword('type '), own(name), types.typeParameters(typeParameters)]];
      return [
        [
          keyword('type '),
          own(name),
          types.typeParameters(typeParameters),
          ' = ',
          type ? types.type(type) : types.type({ type: 'reflection', declaration }),
        ],
      ];
    case 'interfaces':
    case 'classes': {
      const heads = declaration.extendedTypes ?? [];
      const head: Code = group(
        keyword(`${kind.label.toLowerCase()} `),
        own(name),
        types.typeParameters(typeParameters),
        heads.length > 0
          ? indented(line, keyword('extends '), join(heads.map(types.type), [',', line]))
          : '',
      );
      if (kind.group === 'classes' || signatures.length === 0) return [head];
      return signatures.map((signature) => [head, ' { ', types.signature(signature), ' }']);
    }
    default:
      return [[keyword('enum '), own(name)]];
  }
}

async function sectionsOf(symbol: ApiSymbol, context: PageContext): Promise<readonly Section[]> {
  const { name, declaration, expanded } = symbol;
  const type = declaration.type?.type === 'reflection' ? declaration.type.declaration : undefined;
  const signatures = declaration.signatures ?? type?.signatures ?? [];
  const members = (expanded ?? declaration).children ?? type?.children ?? [];
  const props = isComponent(name, declaration) ? propsOf(signatures, context) : undefined;
  const typeParameters = declaration.typeParameters ?? signatures[0]?.typeParameters ?? [];
  // In interfaces, which describe props and options, functions are ordinary properties.
  const isMethod = ({ kind }: Declaration) => symbol.kind.group === 'classes' && kind === 2048;
  const rows = (all: readonly Declaration[], of: string, its = context) =>
    Promise.all(all.map((one) => memberRow(one, of, its)));

  return [
    section('Props', props ? await rows(props.members, props.of, props.context) : []),
    section('Parameters', props ? [] : await parameterRows(signatures, name, context)),
    section('Returns', props ? [] : await returnRows(signatures, context)),
    section('Throws', await throwRows(signatures, context)),
    section('Constructor', await constructorRows(declaration, context)),
    section(
      'Properties',
      await rows(
        members.filter((one) => !isMethod(one) && one.kind !== 512),
        name,
      ),
    ),
    section('Methods', await rows(members.filter(isMethod), name)),
    section('Type parameters', await typeParameterRows(typeParameters, context)),
  ];
}

const section = (title: string, rows: readonly Row[]): Section => ({
  id: `-${title.toLowerCase().replaceAll(' ', '-')}`,
  title,
  rows,
});

/** The members of the type of a component's props. */
function propsOf(signatures: readonly Signature[], context: PageContext) {
  const type = signatures[0]?.parameters?.[0]?.type;
  if (type?.type === 'reflection') {
    return { of: '', members: type.declaration.children ?? [], context };
  }
  const target = type?.type === 'reference' ? context.catalogue.named(type.name) : undefined;
  const members = (target?.expanded ?? target?.declaration)?.children;
  return target && members
    ? { of: target.name, members, context: context.contextOf(target) }
    : undefined;
}

async function memberRow(one: Declaration, of: string, context: PageContext): Promise<Row> {
  const { types, comments, newsOf, guideOf } = context;
  const comment =
    one.comment ?? one.signatures?.[0]?.comment ?? one.getSignature?.comment ?? typeComment(one);
  const key = `${of}.${one.name}`;
  return {
    id: anchorOf(one.name),
    name: one.name,
    isOptional: one.flags.isOptional,
    types: one.signatures?.length
      ? one.signatures.map((signature) => codeToHtml(types.signature(signature), width.row))
      : [codeToHtml(types.member(one), width.row)],
    defaultHtml: await defaultOf(comment, one.defaultValue, comments),
    since: newsOf(key),
    instead: olderWays[key]?.use,
    deprecated: await deprecation(comment, comments),
    inheritedFrom: inheritance(one, of, context),
    guide: guideOf(key),
    description: await comments.html(comment?.summary),
  };
}

/** If the type of a property is a function, its comment is at the function. */
const typeComment = ({ type }: Declaration): Comment | undefined =>
  type?.type === 'reflection' ? type.declaration.signatures?.[0]?.comment : undefined;

function inheritance(one: Declaration, of: string, { catalogue }: PageContext): Link | undefined {
  const from = one.inheritedFrom?.name.split('.')[0];
  if (!from || from === of) return undefined;
  const path = catalogue.named(from)?.path;
  return [from, path === undefined ? '' : `${path}#${anchorOf(one.name)}`];
}

async function parameterRows(
  signatures: readonly Signature[],
  of: string,
  context: PageContext,
): Promise<readonly Row[]> {
  const byName = new Map<string, Parameter[]>();
  for (const parameter of signatures.flatMap(({ parameters = [] }) => parameters)) {
    const name = nameOfParameter(parameter);
    byName.set(name, [...(byName.get(name) ?? []), parameter]);
  }
  return Promise.all(
    [...byName].map(async ([name, same]): Promise<Row> => {
      const comment = same.find((one) => one.comment)?.comment;
      return {
        id: anchorOf(name),
        name,
        isOptional: same.some((one) => one.flags.isOptional || one.defaultValue !== undefined),
        types: distinctTypes(same.map(({ type }) => context.types.type(type))),
        defaultHtml: await defaultOf(comment, same[0]?.defaultValue, context.comments),
        since: context.newsOf(`${of}.${name}`),
        description: await context.comments.html(comment?.summary),
      };
    }),
  );
}

async function returnRows(
  signatures: readonly Signature[],
  { types, comments }: PageContext,
): Promise<readonly Row[]> {
  const codes = signatures.map(({ type }) => types.type(type));
  if (codes.every((code) => codeToText(code) === 'void')) return [];
  const parts = signatures
    .map(({ comment }) => tagged(comment, '@returns'))
    .find((one) => one.length > 0);
  return [{ types: distinctTypes(codes), description: await comments.html(parts) }];
}

async function throwRows(
  signatures: readonly Signature[],
  { comments }: PageContext,
): Promise<readonly Row[]> {
  const parts = signatures
    .map(({ comment }) => tagged(comment, '@throws'))
    .find((one) => one.length > 0);
  return parts ? [{ types: [], description: await comments.html(parts) }] : [];
}

async function constructorRows(
  { children = [] }: Declaration,
  { types, comments }: PageContext,
): Promise<readonly Row[]> {
  const signatures = children.flatMap(({ kind, signatures = [] }) =>
    kind === 512 ? signatures : [],
  );
  return Promise.all(
    signatures.map(async (signature) => ({
      types: [codeToHtml(types.signature(signature), width.row)],
      description: await comments.html(signature.comment?.summary),
    })),
  );
}

async function typeParameterRows(
  all: readonly JSONOutput.TypeParameterReflection[],
  { types, comments }: PageContext,
): Promise<readonly Row[]> {
  return Promise.all(
    all.map(async (one) => ({
      id: `type-${anchorOf(one.name)}`,
      name: one.name,
      types: one.type ? [codeToHtml([keyword('extends '), types.type(one.type)], width.row)] : [],
      defaultHtml: one.default && codeHtml(types.type(one.default)),
      description: await comments.html(one.comment?.summary),
    })),
  );
}

/** With many overloads, a row can't show which types go together; the declarations do. */
const maxOverloads = 3;

function distinctTypes(codes: readonly Code[]): readonly string[] {
  const types = [...new Set(codes.map((code) => codeToHtml(code, width.row)))];
  return types.length > maxOverloads ? [] : types;
}

async function defaultOf(
  comment: Comment | undefined,
  value: string | undefined,
  comments: CommentWriter,
): Promise<string | undefined> {
  const parts = [...tagged(comment, '@default'), ...tagged(comment, '@defaultValue')];
  if (parts.length > 0) {
    // A value in running text, even if it was written as a code block.
    const inline = parts.map((part) => ({
      ...part,
      text: part.text.replace(/^```\w*\n([^\n]*)\n```$/, '`$1`'),
    }));
    return (await comments.html(inline as Part[])).replace(/^<p>([\s\S]*)<\/p>$/, '$1');
  }
  return value === undefined || value === '...' ? undefined : codeHtml(value);
}

const codeHtml = (code: Code): string => `<code>${codeToHtml(code, width.row)}</code>`;

async function deprecation(comment: Comment | undefined, comments: CommentWriter) {
  const tag = comment?.blockTags?.find((one) => one.tag === '@deprecated');
  return tag && (await comments.html(tag.content));
}

const commentOf = ({ comment, signatures, type }: Declaration): Comment | undefined =>
  signatures?.find((signature) => signature.comment)?.comment ??
  comment ??
  (type?.type === 'reflection'
    ? (type.declaration.comment ?? type.declaration.signatures?.[0]?.comment)
    : undefined);

const tagged = (comment: Comment | undefined, name: string): readonly Part[] =>
  (comment?.blockTags ?? []).flatMap(({ tag, content }, index) =>
    tag === name
      ? [...(index > 0 ? [{ kind: 'text' as const, text: '\n\n' }] : []), ...content]
      : [],
  );
