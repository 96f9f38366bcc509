import { type Span, spanAt, spansIn } from '../../../../releases/history/history.ts';
import { storedHistory } from '../../../../releases/history/stored.ts';
import { mistakes } from '../../../../releases/mistakes/mistakes.ts';
import { compareReleases } from '../../../../releases/releases.ts';
import { replacements } from '../../../../website/features/upgrade/advice/replacements.ts';

/** What most code uses, and how the keys of the history name it. */
const kinds: Readonly<Record<string, RegExp>> = {
  'Props of the builder': /^QueryBuilderProps\.(\w+)$/,
  'Properties of fields': /^Field\.(\w+)$/,
  'Control elements': /^Controls\.(\w+)$/,
  'Export formats': /^ExportFormat\.(\w+)$/,
  'Entry points': /^(react-querybuilder\/\w+)$/,
  Parsers: /^(parse[A-Z]\w+)$/,
  Hooks: /^(use[A-Z]\w+)$/,
};

const keys = Object.keys(storedHistory);

const missingIn = (release: string, fits: (spans: readonly Span[]) => boolean): readonly string[] =>
  keys.filter((key) => {
    const spans = spansIn(storedHistory, key);
    return spanAt(spans, release) === undefined && fits(spans);
  });

/** Names that a release lacks because only later releases have them, by kind. */
export function laterNames(release: string): Readonly<Record<string, readonly string[]>> {
  const later = missingIn(release, (spans) =>
    spans.some(({ since, gone }) => gone === undefined && compareReleases(since, release) > 0),
  );
  const found = Object.entries(kinds).map(
    ([kind, pattern]) => [kind, later.flatMap((key) => pattern.exec(key)?.[1] ?? [])] as const,
  );
  return Object.fromEntries(found.filter(([, names]) => names.length > 0));
}

/** Names that earlier releases had, with what to use instead. */
export const removedNames = (
  release: string,
): readonly (readonly [name: string, advice: string])[] =>
  missingIn(release, (spans) =>
    spans.some(({ gone }) => gone !== undefined && compareReleases(gone, release) <= 0),
  ).flatMap((name) => {
    const advice = replacements[name];
    return advice === undefined ? [] : [[name, advice] as const];
  });

/** Props that people expect but that don't exist in a major version, with what to use instead. */
export const inventedProps = (
  major: number,
): readonly (readonly [props: readonly string[], advice: string])[] =>
  mistakes.flatMap(({ props, from = 0, to = Number.POSITIVE_INFINITY, advice }) =>
    props && from <= major && major <= to ? [[props, advice] as const] : [],
  );
