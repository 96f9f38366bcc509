import { type Doc, docsPlugin, type Generated } from './generated.ts';
import type { DocOfPage } from './runtime/table.ts';

/** Which docs are told of with their section, and which all pages know. */
export interface DocsSplit {
  /** The docs plugin's instance of a section, by the address of a version. */
  readonly instances: ReadonlyMap<string, string>;
  /** What a section tells of its pages, by their address. */
  readonly lazy: ReadonlyMap<string, DocOfPage>;
  /** The addresses of the docs that all pages know. */
  readonly eager: ReadonlySet<string>;
  /** The global data of all plugins with the other docs only. */
  readonly globalData: Generated['globalData'];
}

interface Placed {
  readonly doc: Doc;
  readonly version: number;
  readonly versionPath: string;
}

/**
 * Decides which docs can wait for their section. The main pages of versions do not: menus, cards and
 * banners lead there from everywhere.
 *
 * @param pagesOf - The addresses of a section's pages, by the address of the section.
 */
export function splitDocs(
  { docs, globalData }: Pick<Generated, 'docs' | 'globalData'>,
  pagesOf: ReadonlyMap<string, ReadonlySet<string>>,
): DocsSplit {
  const instances = new Map<string, string>();
  const lazy = new Map<string, DocOfPage>();
  const eager = new Set<string>();
  const trimmed = Object.entries(docs).map(([instance, data]) => {
    const mainIds = new Set(data.versions.map(({ mainDocId }) => mainDocId));
    const placed = data.versions.flatMap(({ path, docs }, version) => {
      if (pagesOf.has(path)) instances.set(path, instance);
      return docs.map((doc) => ({ doc, version, versionPath: path }));
    });
    const [waiting, known] = partition(
      placed,
      ({ doc, versionPath }) => !mainIds.has(doc.id) && pagesOf.get(versionPath)?.has(doc.path),
    );
    const counterparts = groupById(waiting);
    for (const { doc } of known) eager.add(doc.path);
    for (const one of waiting) {
      lazy.set(one.doc.path, describeDoc(one, counterparts.get(one.doc.id) ?? []));
    }
    const versions = data.versions.map((version) => ({
      ...version,
      docs: version.docs.filter(({ path }) => eager.has(path)),
    }));
    return [instance, { ...data, versions }] as const;
  });
  const data = docsPlugin in globalData ? { [docsPlugin]: Object.fromEntries(trimmed) } : {};
  return { instances, lazy, eager, globalData: { ...globalData, ...data } };
}

/** What the page of a doc tells: of the doc itself, and of its counterparts in other versions. */
function describeDoc({ doc, versionPath }: Placed, all: readonly Placed[]): DocOfPage {
  const rest = doc.path.slice(versionPath.length);
  const versions = all.map(({ doc: { id: _id, path: _path, ...fields }, version }) => [
    version,
    fields,
  ]);
  const elsewhere = all.filter((other) => other.doc.path !== other.versionPath + rest);
  return {
    id: doc.id,
    versions: Object.fromEntries(versions),
    ...(elsewhere.length > 0 && {
      at: Object.fromEntries(elsewhere.map(({ doc, version }) => [version, doc.path])),
    }),
  };
}

function partition<T>(all: readonly T[], isFirst: (one: T) => unknown): readonly [T[], T[]] {
  return [all.filter((one) => isFirst(one)), all.filter((one) => !isFirst(one))];
}

function groupById(placed: readonly Placed[]): ReadonlyMap<string, readonly Placed[]> {
  const groups = new Map<string, Placed[]>();
  for (const one of placed) groups.set(one.doc.id, [...(groups.get(one.doc.id) ?? []), one]);
  return groups;
}
