import { spanAt, spansIn } from '../../../../releases/history/history.ts';
import { storedChanges, storedHistory } from '../../../../releases/history/stored.ts';
import { latest, versionOfMajor } from '../../../../releases/versions.ts';
import { repositoryDir } from '../../../site/pages.ts';
import { badgeOf, pageReleasesOf } from '../../releases/build/badge.ts';
import type { SymbolPageData } from '../page-data.ts';
import type { ReleasePageData } from '../release-data.ts';
import { extractPackages } from './extract/projects.ts';
import { readGuides } from './guides.ts';
import { type ApiSymbol, type Catalogue, createCatalogue } from './model/catalogue.ts';
import { createCommentWriter } from './model/comment.ts';
import { type PageContext, pageOf } from './model/page.ts';
import { createTypeWriter } from './model/types.ts';
import { findUses } from './model/uses.ts';
import { behaviorOf } from './releases/behavior.ts';
import { type ReleasePages, releasePages } from './releases/pages.ts';
import { majorSummaries } from './releases/summaries.ts';

/** The reference, which is created once for all that use it. */
export interface Reference {
  readonly catalogue: () => Promise<Catalogue>;
  readonly pageOf: (symbol: ApiSymbol) => Promise<SymbolPageData>;
  readonly releases: () => Promise<ReleasePages>;
}

/** @param pathPrefix - `#` with the hash router, whose links start with it; else empty. */
export function createReference(pathPrefix: string): Reference {
  let made: Promise<Catalogue> | undefined;
  const catalogue = () => {
    made ??= extractPackages(repositoryDir).then(createCatalogue);
    return made;
  };
  let context: ((symbol: ApiSymbol) => PageContext) | undefined;
  return {
    catalogue,
    async pageOf(symbol) {
      context ??= contextsOf(await catalogue(), pathPrefix);
      return pageOf(symbol, context(symbol));
    },
    async releases() {
      const symbols = await catalogue();
      const made = releasePages(storedChanges, majorSummaries, symbols, migrationPage);
      return { ...made, pages: await Promise.all(made.pages.map(withBehavior)) };
    },
  };
}

async function withBehavior(page: ReleasePageData): Promise<ReleasePageData> {
  const minor = /\/(\d+\.\d+)$/.exec(page.path)?.[1];
  const behavior = minor && (await behaviorOf(minor, docsPath));
  return behavior ? { ...page, behavior } : page;
}

/** The base path of a major's docs. */
const docsPath = (major: number): string => versionOfMajor(major)?.path ?? latest.path;

/** The page about migrating in the docs of a major; v3 has none. */
function migrationPage(major: number): string | undefined {
  const version = versionOfMajor(major);
  return version && `${version.path}/migrate`;
}

function contextsOf(catalogue: Catalogue, pathPrefix: string): (symbol: ApiSymbol) => PageContext {
  const guides = readGuides(latest);
  const usersOf = findUses(catalogue);
  const releases = pageReleasesOf(latest, latest);
  const shared = {
    catalogue,
    usersOf,
    guidesOf: guides.of,
    guideOf: guides.ofMember,
    sinceOf: (key: string) => spanAt(spansIn(storedHistory, key), latest.library)?.since,
    newsOf: (key: string) =>
      spanAt(spansIn(storedHistory, key), latest.library) && badgeOf(storedHistory, key, releases),
  };
  const byScope = new Map<number, PageContext>();
  const contextOf = ({ entry: { scope } }: ApiSymbol): PageContext => {
    const known = byScope.get(scope) ?? {
      ...shared,
      types: createTypeWriter(catalogue, scope, pathPrefix),
      comments: createCommentWriter(catalogue, scope, pathPrefix),
      contextOf,
    };
    byScope.set(scope, known);
    return known;
  };
  return contextOf;
}
