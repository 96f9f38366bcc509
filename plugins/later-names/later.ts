import { type Definition, definitionsOf } from '../../samples/coverage/definitions.ts';
import { isOn, pageId } from '../../samples/coverage/page-ids.ts';
import { type StoredHistory, spanAt, spansIn } from '../../samples/history/history.ts';
import { compareVersions } from '../../samples/history/releases.ts';
import type { Page } from '../../samples/pages.ts';
import { idOf } from '../definition-rows/index.ts';

/** A name that a release lacks and a later one has. */
export interface LaterName {
  readonly name: string;
  /** The first release that has it: a major (`7`) or a minor (`8.14`). */
  readonly since: string;
  /** Where the newest docs explain it, below their base path, e.g. `utils/hooks#useQbId`. */
  readonly explainedAt: string;
}

/** Where the newest docs define the members of a type, by the start of their keys in the history. */
const homes: Readonly<Record<string, readonly string[]>> = {
  QueryBuilderProps: ['components/querybuilder'],
  Controls: ['components/querybuilder-controlelements'],
  Translations: ['components/querybuilder'],
  Field: ['tips/managing-fields'],
  RuleType: ['typescript', 'components/querybuilder'],
  RuleGroupType: ['typescript', 'components/querybuilder'],
  FormatQueryOptions: ['utils/export'],
  ExportFormat: ['utils/export'],
};

/**
 * The names that came after a release and are still there, in alphabetical order. Exports count only if
 * the newest docs define them, which leaves out the types of helpers.
 *
 * @param history - The API history.
 * @param of - The type whose members are wanted, such as `QueryBuilderProps`; empty for exports.
 * @param release - Full version number of the release that lacks them.
 * @param newest - Full version number of the release that the newest docs describe.
 * @param pages - Pages of the newest docs.
 * @throws Error when the type isn't one whose definitions are known.
 */
export function laterNames(
  history: StoredHistory,
  of: string,
  release: string,
  newest: string,
  pages: readonly Page[],
): readonly LaterName[] {
  const home = of === '' ? [] : homes[of];
  if (!home) {
    throw new Error(`"${of}" is none of ${Object.keys(homes).join(', ')}`);
  }
  const definitions = pages.flatMap(definitionsOf);
  const prefix = of && `${of}.`;
  return Object.keys(history)
    .filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes('.'))
    .flatMap((key) => {
      const spans = spansIn(history, key);
      const span = spanAt(spans, newest);
      const name = key.slice(prefix.length);
      if (!span || spanAt(spans, release) || compareVersions(span.since, release) <= 0) return [];
      const found = definitions.filter((definition) => definition.name === name);
      const definition = home.length > 0 ? onPages(found, home) : found[0];
      return definition ? [{ name, since: span.since, explainedAt: placeOf(definition) }] : [];
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

const onPages = (definitions: readonly Definition[], pages: readonly string[]) =>
  pages
    .flatMap((page) => definitions.filter(({ path }) => isOn(pageId(path), page)))
    .find(({ kind }) => kind !== 'title');

/** A heading's id is in lowercase; a row's is made of the code in it. */
function placeOf({ path, kind, name, notation }: Definition): string {
  if (kind === 'title') return pageId(path);
  return `${pageId(path)}#${kind === 'heading' ? name.toLowerCase() : idOf(notation)}`;
}
