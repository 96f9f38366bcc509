import { type StoredHistory, spanAt, spansIn } from '../../../../releases/history/history.ts';
import { compareReleases } from '../../../../releases/releases.ts';
import type { Definition } from '../../../../samples/coverage/definitions.ts';
import { isOn, pageId } from '../../../../samples/coverage/page-ids.ts';
import { definitionPlace } from '../../article/build/definition-rows.ts';

export interface LaterName {
  readonly name: string;
  /** The first release that has it: a major (`7`) or a minor (`8.14`). */
  readonly since: string;
  /** Where the newest docs explain it, below their base path, e.g. `utils/hooks#useQbId`; absent if they don't. */
  readonly explainedAt?: string;
}

/**
 * Where the docs define the members of a type, by the start of their keys in the history. Older versions
 * have their pages in `api`, and the oldest has only `intro`.
 */
export const homes: Readonly<Record<string, readonly string[]>> = {
  QueryBuilderProps: ['components/querybuilder', 'api/querybuilder', 'intro'],
  Controls: ['components/querybuilder-controlelements', 'api/querybuilder'],
  Translations: ['components/querybuilder', 'api/querybuilder'],
  Field: ['tips/managing-fields', 'components/querybuilder', 'typescript', 'api/querybuilder'],
  RuleType: ['typescript', 'components/querybuilder', 'api/querybuilder'],
  RuleGroupType: ['typescript', 'components/querybuilder', 'api/querybuilder'],
  FormatQueryOptions: ['utils/export', 'api/export'],
  ExportFormat: ['utils/export', 'api/export'],
};

/** Where to look for exports that aren't titles of pages. Elsewhere, a name can have another meaning. */
const homesOfExports = ['utils', 'components', 'typescript', 'styling', 'tips', 'api'];

/**
 * The names that came after a release and are still there, in alphabetical order.
 *
 * @param of - The type whose members are wanted, such as `QueryBuilderProps`; empty for exports and
 *   entry points.
 * @param release - Full version number of the release that lacks them.
 * @param newest - Full version number of the release that the newest docs describe.
 * @throws Error when the type isn't one whose definitions are known.
 */
export function laterNames(
  history: StoredHistory,
  of: string,
  release: string,
  newest: string,
  definitions: readonly Definition[],
): readonly LaterName[] {
  if (of !== '' && !homes[of]) {
    throw new Error(`"${of}" is not one of ${Object.keys(homes).join(', ')}`);
  }
  const prefix = of && `${of}.`;
  return Object.keys(history)
    .filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes('.'))
    .flatMap((key) => {
      const spans = spansIn(history, key);
      const span = spanAt(spans, newest);
      if (!span || spanAt(spans, release) || compareReleases(span.since, release) <= 0) return [];
      const name = key.slice(prefix.length);
      const explainedAt = explanationOf(name, of, definitions);
      return [{ name, since: span.since, ...(explainedAt !== undefined && { explainedAt }) }];
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * Where the docs explain a name.
 *
 * @param of - The type, which is one of {@link homes}; empty for exports.
 * @returns The place below the base path of the docs, e.g. `utils/hooks#useQbId`; `undefined` if
 *   they don't.
 */
export function explanationOf(
  name: string,
  of: string,
  definitions: readonly Definition[],
): string | undefined {
  const found = definitions.filter((definition) => definition.name === name);
  const sections = found.filter(({ kind }) => kind !== 'title');
  const title = of === '' ? found.find(({ kind }) => kind === 'title') : undefined;
  const definition =
    title ??
    (homes[of] ?? homesOfExports)
      .flatMap((page) => sections.filter(({ path }) => isOn(pageId(path), page)))
      .at(0);
  return definition && definitionPlace(definition);
}
