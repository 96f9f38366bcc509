import ts from 'typescript';
import { type Imported, isLibrary, renamed, type Source, sourcesOf } from './imports.ts';
import { type Match, otherLibrary, type Rule, rulesBetween } from './rules.ts';

/** A replacement of a part of a file. */
export interface Edit {
  /** Offsets in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A place in a file that a rule is about. */
export interface Finding {
  readonly rule: string;
  /** The major version with the change. */
  readonly major: number;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
  /** Sentences; backticks enclose code. */
  readonly reason: string;
  readonly instead: string;
  /** Safe changes; without any, a person has to decide. */
  readonly edits: readonly Edit[];
}

/** What a scan found, or a sentence about why the file can't be scanned. */
export type Scan = { readonly findings: readonly Finding[] } | { readonly problem: string };

/** The largest file that is scanned, in UTF-16 code units. */
export const maxLength = 5_000_000;

/**
 * Finds what the releases between two major versions removed, renamed, or changed in a file.
 *
 * @param code - The file's text: TypeScript or JavaScript, with or without JSX.
 * @param from - The major version that the code is written for.
 * @param to - The major version that it should run on.
 * @param name - The file's name, whose ending says which language it is; `App.tsx` by default.
 * @param byHand - Ids of rules whose findings get no edits.
 * @returns Findings in the order of their places. It never throws.
 */
export function scan(
  code: string,
  from: number,
  to: number,
  name = 'App.tsx',
  byHand: ReadonlySet<string> = new Set(),
): Scan {
  return scanFor(code, [...rulesBetween(from, to), ...otherLibrary(to)], name, byHand);
}

/** Does the same for rules of your choice. */
export function scanFor(
  code: string,
  rules: readonly ScanRule[],
  name: string,
  byHand: ReadonlySet<string> = new Set(),
): Scan {
  if (code.length > maxLength) {
    const [size, limit] = [code.length, maxLength].map((length) => Math.round(length / 1e6));
    return {
      problem: `The code has ${size} million characters, and at most ${limit} are scanned.`,
    };
  }
  if (code.includes('\0')) return { problem: 'This isn’t text, so it can’t be scanned.' };
  try {
    const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, kindOf(name));
    // It's private, but what TypeScript offers instead takes four times as long as the parser.
    const [fault] = (file as unknown as { parseDiagnostics: readonly ts.DiagnosticWithLocation[] })
      .parseDiagnostics;
    if (fault) {
      const { line } = file.getLineAndCharacterOfPosition(fault.start);
      const text = ts.flattenDiagnosticMessageText(fault.messageText, ' ');
      return { problem: `Line ${line + 1} isn’t valid code: ${text}` };
    }
    return { findings: findingsIn(file, rules, byHand) };
  } catch (error) {
    if (error instanceof RangeError) {
      return { problem: 'The code is nested too deeply to be scanned.' };
    }
    throw error;
  }
}

function kindOf(name: string): ts.ScriptKind {
  if (/\.[cm]?ts$/i.test(name)) return ts.ScriptKind.TS;
  return /\.tsx$/i.test(name) ? ts.ScriptKind.TSX : ts.ScriptKind.JSX;
}

export type ScanRule = Omit<Rule, 'example'>;

/** Places in a file, before they become findings. */
type Report = (rule: ScanRule, node: ts.Node, edits?: readonly Edit[]) => void;

function findingsIn(
  file: ts.SourceFile,
  rules: readonly ScanRule[],
  byHand: ReadonlySet<string>,
): readonly Finding[] {
  const found: (Finding & { readonly start: number })[] = [];
  const report: Report = ({ id, major, reason, instead }, node, edits = []) => {
    const start = node.getStart(file);
    const { line, character } = file.getLineAndCharacterOfPosition(start);
    found.push({
      ...{ rule: id, major, reason, instead, edits: byHand.has(id) ? [] : edits, start },
      ...{ line: line + 1, column: character + 1 },
    });
  };
  const sources = sourcesOf(file);
  for (const source of sources) inSource(source, file, rules, byHand, report);
  inCode(file, sources, rules, report);
  return found.sort((a, b) => a.start - b.start).map(({ start: _, ...finding }) => finding);
}

type Of<K extends Match['kind']> = Extract<Match, { readonly kind: K }>;

const ofKind = <K extends Match['kind']>(rules: readonly ScanRule[], kind: K) =>
  rules.flatMap((rule) => (rule.match.kind === kind ? [{ rule, match: rule.match as Of<K> }] : []));

function inSource(
  source: Source,
  file: ts.SourceFile,
  rules: readonly ScanRule[],
  byHand: ReadonlySet<string>,
  report: Report,
) {
  for (const { rule, match } of ofKind(rules, 'module')) {
    if (source.module !== match.name) continue;
    const start = source.specifier.getStart(file) + 1;
    const end = source.specifier.getEnd() - 1;
    const edits = match.module === undefined ? [] : [{ start, end, text: match.module }];
    report(rule, source.specifier, edits);
  }
  for (const { rule, match } of ofKind(rules, 'modules')) {
    if (source.module.startsWith(match.start)) report(rule, source.specifier);
  }
  const hits = source.names.flatMap((imported) => {
    // If several releases renamed it, the newest name is right.
    const hit = ofKind(rules, 'export')
      .filter(({ match }) => match.name === imported.name && moduleOf(match) === source.module)
      .at(-1);
    return hit ? [{ imported, ...hit }] : [];
  });
  const editable = hits.filter(({ rule, match }) => isEditable(match) && !byHand.has(rule.id));
  const edits = rewritten(source, file, editable);
  for (const { rule, match, imported } of hits) {
    report(rule, imported.node, isEditable(match) ? edits : []);
  }
}

interface Hit {
  readonly imported: Imported;
  readonly match: Of<'export'>;
}

const moduleOf = ({ addon = 'react-querybuilder' }: Of<'export'>): string => addon;

const isEditable = ({ rename, module }: Of<'export'>) =>
  rename !== undefined || module !== undefined;

/** A whole statement is written again, because names can leave it. */
function rewritten(source: Source, file: ts.SourceFile, editable: readonly Hit[]): readonly Edit[] {
  const { statement, module } = source;
  if (!statement || editable.length === 0) return [];
  // Nobody but its author knows which name a comment is about.
  if (/\/[*/]/.test(statement.getText(file))) return [];
  const byModule = new Map<string, string[]>([[module, []]]);
  for (const { name, local, node } of source.names) {
    if (name === 'default' && ts.isIdentifier(node)) continue;
    const hit = editable.find(({ imported }) => imported.node === node);
    const to = hit?.match.module ?? module;
    const text = renamed(node, hit?.match.rename ?? name, local);
    byModule.set(to, [...(byModule.get(to) ?? []), text]);
  }
  const hasDefault = source.names.some(
    ({ name, node }) => name === 'default' && ts.isIdentifier(node),
  );
  const lines = [...byModule]
    .filter(([to, names]) => names.length > 0 || (to === module && hasDefault))
    .map(([to, names]) => source.write(names, to));
  return [
    {
      start: statement.getStart(file),
      end: statement.getEnd(),
      text: lines.join(newlineOf(file.text)),
    },
  ];
}

const newlineOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

/** Uses of what the file gets from the library. */
function inCode(
  file: ts.SourceFile,
  all: readonly Source[],
  rules: readonly ScanRule[],
  report: Report,
) {
  const sources = all.filter(({ module }) => isLibrary(module));
  if (sources.length === 0) return;
  const locals = new Map(
    sources.flatMap(({ names }) => names.map(({ name, local }) => [local, name] as const)),
  );
  const namespaces = new Set(sources.flatMap(({ namespace }) => namespace ?? []));
  const objects = new Map<string, ts.ObjectLiteralExpression>();
  const seen = new Set<ts.Node>();
  const exports = ofKind(rules, 'export').filter(({ match }) => match.addon === undefined);
  const props = ofKind(rules, 'prop');
  const bare = ofKind(rules, 'bare-type');
  const typeArguments = ofKind(rules, 'type-argument');
  const formats = ofKind(rules, 'format');
  const calls = ofKind(rules, 'call');
  const labels = ofKind(rules, 'label');

  /** The library's name for an expression or a type, e.g. `parseSQL` for `RQB.parseSQL`. */
  const nameOf = (node: ts.Node): string | undefined => {
    if (ts.isIdentifier(node)) return locals.get(node.text);
    if (ts.isPropertyAccessExpression(node) && isNamespace(node.expression)) return node.name.text;
    return ts.isQualifiedName(node) && isNamespace(node.left) ? node.right.text : undefined;
  };
  const isNamespace = (node: ts.Node) => ts.isIdentifier(node) && namespaces.has(node.text);
  const isBuilder = (node: ts.Node) => {
    const name = nameOf(node);
    return name === 'QueryBuilder' || name === 'default';
  };

  /** Adds a node, which several components or calls can share, and returns whether it's new. */
  const isNew = (node: ts.Node): boolean => {
    const found = seen.has(node);
    seen.add(node);
    return !found;
  };

  const inObject = (node: ts.Node): void => {
    const object = ts.isIdentifier(node) ? objects.get(node.text) : node;
    if (!object || !ts.isObjectLiteralExpression(object) || !isNew(object)) return;
    for (const property of object.properties) {
      if (ts.isSpreadAssignment(property)) inObject(property.expression);
      else inProp(property.name, property);
    }
  };
  const inProp = (name: ts.Node, node: ts.Node): void => {
    const text = ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : undefined;
    for (const { rule, match } of props) if (match.name === text) report(rule, node);
  };
  const inJsx = ({ tagName, attributes }: ts.JsxOpeningLikeElement): void => {
    if (!isBuilder(tagName)) return;
    for (const attribute of attributes.properties) {
      if (ts.isJsxSpreadAttribute(attribute)) inObject(attribute.expression);
      else inProp(attribute.name, attribute);
    }
  };
  const inCall = (node: ts.CallExpression): void => {
    const { expression } = node;
    const [first, second] = node.arguments;
    const name = nameOf(expression);
    for (const { rule, match } of calls) {
      const fits = !match.withObject || (first && ts.isObjectLiteralExpression(first));
      if (match.name === name && fits) report(rule, node);
    }
    if (name === 'formatQuery' && second) inFormat(second);
    const isCreate = /(?:^|\.)createElement$/.test(expression.getText(file));
    if (isCreate && first && second && isBuilder(first)) inObject(second);
  };
  const inFormat = (node: ts.Expression): void => {
    const object = ts.isIdentifier(node) ? objects.get(node.text) : node;
    const value =
      object && ts.isObjectLiteralExpression(object)
        ? object.properties.flatMap((property) =>
            ts.isPropertyAssignment(property) && property.name.getText(file) === 'format'
              ? [property.initializer]
              : [],
          )[0]
        : object;
    if (!value || !ts.isStringLiteralLike(value) || !isNew(value)) return;
    for (const { rule, match } of formats) if (match.name === value.text) report(rule, value);
  };
  const inType = ({ typeName, typeArguments: args }: ts.TypeReferenceNode): void => {
    const name = nameOf(typeName);
    if (name === undefined) return;
    for (const { rule, match } of bare) {
      if (match.name === name && !args?.length) report(rule, typeName);
    }
    for (const { rule, match } of typeArguments) {
      if (!match.of.includes(name)) continue;
      for (const arg of args ?? []) {
        if (!ts.isTypeReferenceNode(arg) || nameOf(arg.typeName) !== match.name) continue;
        report(rule, arg, typeArgumentEdits(arg, match, file, sources, locals));
      }
    }
  };

  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) inCall(node);
    else if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) inJsx(node);
    else if (ts.isTypeReferenceNode(node)) inType(node);
    else if (ts.isStringLiteralLike(node)) {
      // A prop of a component of the app isn't a label of the library.
      if (ts.isJsxAttribute(node.parent)) return;
      for (const { rule, match } of labels) if (match.name === node.text) report(rule, node);
    } else if (ts.isPropertyAccessExpression(node) || ts.isQualifiedName(node)) {
      const [left, right] = ts.isQualifiedName(node)
        ? [node.left, node.right]
        : [node.expression, node.name];
      const name = isNamespace(left) ? nameOf(node) : undefined;
      // TypeScript marks the name, too, so both are about one place.
      for (const { rule, match } of exports) if (match.name === name) report(rule, right);
    }
    ts.forEachChild(node, visit);
  };
  const collect = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const value = withoutTypes(node.initializer);
      if (ts.isObjectLiteralExpression(value)) objects.set(node.name.text, value);
    }
    ts.forEachChild(node, collect);
  };
  collect(file);
  visit(file);
}

/** The expression in `{ … } as const` and `{ … } satisfies Props`. */
function withoutTypes(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isParenthesizedExpression(node)
    ? withoutTypes(node.expression)
    : node;
}

/** Writes another type argument, and imports it next to the former one. */
function typeArgumentEdits(
  arg: ts.TypeReferenceNode,
  { name, rename }: Of<'type-argument'>,
  file: ts.SourceFile,
  sources: readonly Source[],
  locals: ReadonlyMap<string, string>,
): readonly Edit[] {
  const { typeName } = arg;
  const imported = sources
    .flatMap(({ names }) => names)
    .find((one) => one.name === name && ts.isImportSpecifier(one.node));
  if (!ts.isIdentifier(typeName) || !imported) return [];
  const use = { start: typeName.getStart(file), end: typeName.getEnd(), text: rename };
  if (locals.get(rename) === rename) return [use];
  const end = imported.node.getEnd();
  const text = `, ${renamed(imported.node, rename, rename)}`;
  return [use, { start: end, end, text }];
}

/**
 * Makes the safe changes.
 *
 * @returns The new text, and the findings whose changes were made. A change that overlaps an earlier one
 *   isn't made, so scan the new text again.
 */
export function applyEdits<T extends Pick<Finding, 'edits'>>(
  code: string,
  findings: readonly T[],
): { readonly code: string; readonly applied: readonly T[] } {
  const chosen: Edit[] = [];
  const isSame = (a: Edit, b: Edit) => a.start === b.start && a.end === b.end && a.text === b.text;
  const overlaps = (a: Edit, b: Edit) => a.start < b.end && b.start < a.end;
  const applied = findings.filter(({ edits }) => {
    const fresh = edits.filter((edit) => !chosen.some((one) => isSame(one, edit)));
    if (edits.length === 0 || fresh.some((edit) => chosen.some((one) => overlaps(one, edit)))) {
      return false;
    }
    chosen.push(...fresh);
    return true;
  });
  const text = chosen
    .sort((a, b) => b.start - a.start)
    .reduce(
      (result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end),
      code,
    );
  return { code: text, applied };
}
