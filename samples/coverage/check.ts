import type { Release } from '../../releases/history/release.ts';
import type { Name } from '../../releases/history/sources.ts';
import type { Problem } from '../../releases/problems.ts';
import type { Page } from '../page.ts';
import { type Definition, definitionsOf } from './definitions.ts';
import { type Exclusion, excludes, foreign, undocumented } from './exclusions.ts';
import { type Group, groups, pagesOf } from './groups.ts';
import { isKnown } from './known.ts';
import { isOn, pageId } from './page-ids.ts';

export interface CoverageInput {
  readonly version: string;
  readonly pages: readonly Page[];
  readonly release: Release;
  /** Names of that release and of those that the same pages serve. */
  readonly known: ReadonlySet<string>;
}

interface GroupReport {
  readonly group: Group;
  readonly documented: number;
  readonly missing: readonly string[];
  readonly page: string;
}

export interface CoverageReport {
  readonly version: string;
  readonly groups: readonly GroupReport[];
  /** Definitions of names that don't exist. */
  readonly problems: readonly Problem[];
  readonly used: ReadonlySet<Exclusion>;
}

export function checkCoverage(input: CoverageInput): CoverageReport {
  const { version, pages, release, known } = input;
  const used = new Set<Exclusion>();
  const isExcluded = (list: readonly Exclusion[], name: string, group?: Group): boolean => {
    const exclusion = list.find((candidate) => excludes(candidate, name, group?.title));
    if (exclusion) used.add(exclusion);
    return exclusion !== undefined;
  };

  const definitions = pages.flatMap(definitionsOf);
  const shelf = new Shelf(definitions);
  const reports = groups.map((group): GroupReport => {
    const homes = pagesOf(version, group);
    const names = group.names(release).filter(({ name }) => !isExcluded(undocumented, name, group));
    const missing = names.filter((name) => !shelf.take(group, homes, name));
    return {
      group,
      documented: names.length - missing.length,
      missing: missing.map(({ name }) => name),
      page: homes[0] ?? '',
    };
  });

  return {
    version,
    groups: reports.filter(({ documented, missing }) => documented + missing.length > 0),
    problems: definitions
      .filter((definition) => isName(definition) && !isKnown(known, definition.name))
      .filter(({ name }) => !isExcluded(foreign, name))
      .map((definition) => unknown(definition, release)),
    used,
  };
}

/** Titles are words, and so is code with spaces, such as an expression that a table explains. */
const isName = ({ kind, name }: Definition): boolean => kind !== 'title' && !/\s/.test(name);

const unknown = ({ path, line, name }: Definition, { library }: Release): Problem => ({
  path,
  line,
  message: `\`${name}\` is defined here, but the release has no such name. Correct it, or give a reason in samples/coverage/exclusions.ts.`,
  release: library,
});

class Shelf {
  readonly #byName = new Map<string, Definition[]>();
  readonly #kinds = new Map<Definition, string>();

  constructor(definitions: readonly Definition[]) {
    for (const definition of definitions) {
      const same = this.#byName.get(definition.name) ?? [];
      this.#byName.set(definition.name, [...same, definition]);
    }
  }

  /** Finds a definition for a name, and keeps it for the group's kind. */
  take(
    group: Group,
    pages: readonly string[],
    { name, alias = name }: Name,
  ): Definition | undefined {
    const free = [...new Set([name, alias])]
      .flatMap((spelling) => this.#byName.get(spelling) ?? [])
      .filter((definition) => (this.#kinds.get(definition) ?? group.kind) === group.kind)
      .filter(({ kind }) => kind !== 'title' || group.kind === 'export');
    const found =
      free.find(({ path }) => pages.some((page) => isOn(pageId(path), page))) ??
      (group.anyPage ? free[0] : undefined);
    if (found) this.#kinds.set(found, group.kind);
    return found;
  }
}
