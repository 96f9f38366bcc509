import { type Fix, type Mistake, mistakes } from './mistakes.ts';

/** The page is below the base path of the release's docs. */
export interface Advice {
  readonly advice: string;
  readonly page: string;
}

export interface Diagnostic {
  readonly message: string;
  readonly at: string;
}

/**
 * Names that a release lacks, such as `useQueryBuilderQuery`, `QueryBuilderProps.showShiftActions`, or
 * `ExportFormat.ldap`, with the release that added them.
 */
export type LaterNames = Readonly<Record<string, string>>;

/** Says what to write instead, if the mistake is known. The release needs its full version number. */
export function adviceFor(
  release: string,
  diagnostic: Diagnostic,
  later: LaterNames,
): Advice | undefined {
  const major = Number.parseInt(release, 10);
  const own = mistakesOf(major);
  const adviceOf = (rows: readonly Mistake[]): Advice | undefined => {
    for (const row of rows) {
      const match = matchOf(row, diagnostic);
      if (match)
        return { advice: fill(row.advice, match, diagnostic.at), page: pageOf(row, major) };
    }
    return undefined;
  };
  return (
    adviceOf(own.filter(({ isGeneral = false }) => !isGeneral)) ??
    adviceOnLater(release, diagnostic, later) ??
    adviceOf(own.filter(({ isGeneral = false }) => isGeneral))
  );
}

const mistakesOf = (major: number): readonly Mistake[] =>
  mistakes.filter(({ from = 0, to = Number.POSITIVE_INFINITY }) => from <= major && major <= to);

/** The change, or the other module of an import, that may fix what a diagnostic is about. */
export const fixFor = (
  release: string,
  diagnostic: Diagnostic,
): { readonly fix?: Fix; readonly module?: string } => {
  const row = mistakesOf(Number.parseInt(release, 10)).find((one) => matchOf(one, diagnostic));
  return {
    ...(row?.fix && { fix: row.fix }),
    ...(row?.module && { module: row.module(diagnostic.at) }),
  };
};

function matchOf({ at, message }: Mistake, diagnostic: Diagnostic): RegExpExecArray | null {
  return at && !at.test(diagnostic.at) ? null : message.exec(diagnostic.message);
}

const fill = (advice: string, match: RegExpExecArray, at: string): string =>
  advice.replaceAll('$1', match[1] ?? '').replaceAll('$&', at);

/** Docs before v7 have their reference pages in `api`, and the oldest are a single page. */
function pageOf({ page, pageBefore7 = page }: Mistake, major: number): string {
  if (major >= 7) return page;
  if (major === 6) return pageBefore7;
  if (major >= 4) return pageBefore7.replace(/^(?:components|utils)\//, 'api/');
  const anchor = pageBefore7.split('#')[1];
  return anchor === undefined ? 'intro' : `intro#${anchor}`;
}

/** Where a message, or the marked code, names something that a later release may have. */
const places: readonly {
  readonly prefix: string;
  readonly what: string;
  readonly name: (diagnostic: Diagnostic) => string | undefined;
}[] = [
  {
    prefix: 'QueryBuilderProps.',
    what: 'prop',
    name: ({ message }) =>
      /Property '(\w+)' does not exist on type 'IntrinsicAttributes/.exec(message)?.[1],
  },
  {
    prefix: '',
    what: 'export',
    name: ({ message }) => /has no exported member (?:named )?'(\w+)'/.exec(message)?.[1],
  },
  {
    prefix: 'FormatQueryOptions.',
    what: 'option',
    name: ({ message }) =>
      /'(\w+)' does not exist in type '[^']*FormatQueryOptions/.exec(message)?.[1],
  },
  {
    prefix: 'ExportFormat.',
    what: 'format',
    name: ({ message, at }) =>
      /(?:ExportFormat|FormatQueryOptions)/.test(message)
        ? /^['"](\w+)['"]$/.exec(at)?.[1]
        : undefined,
  },
];

function adviceOnLater(
  release: string,
  diagnostic: Diagnostic,
  later: LaterNames,
): Advice | undefined {
  for (const { prefix, what, name: nameIn } of places) {
    const name = nameIn(diagnostic);
    if (name === undefined || !Object.hasOwn(later, prefix + name)) continue;
    return {
      advice: `Release ${later[prefix + name]} added the ${what} ${name}, but this code is checked with ${release}.`,
      page: laterPage(Number.parseInt(release, 10)),
    };
  }
  return undefined;
}

function laterPage(major: number): string {
  if (major >= 7) return 'migrate';
  return major >= 4 ? 'not-in-this-version' : 'intro';
}
