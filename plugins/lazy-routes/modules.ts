import { hashesPlaceholder, othersPlaceholder } from './chunk-hashes.ts';
import type { Generated, Route } from './generated.ts';
import {
  type DividedSection,
  type LazyArea,
  type LazySection,
  type Part,
  split,
  tablesIn,
} from './split.ts';

/** What the client is built from in place of the generated files. */
export interface LazyModules {
  /** What gets a chunk of its own. */
  readonly parts: readonly Part[];
  /** The modules' texts by file name. */
  readonly files: Readonly<Record<string, string>>;
}

/** Writes the modules that the client is built from. */
export function lazyModules(generated: Generated): LazyModules {
  const { sections, areas, rest } = split(generated);
  const divided = sections.filter((section) => 'shards' in section);
  const tables = sections.flatMap(tablesIn);
  const entries = [...rest.registry.values()].map(({ entry }) => entry);
  return {
    parts: [...areas, ...divided, ...tables],
    files: {
      'routes.js': `${creatorImport}export default ${routesList(generated.routes, [...areas, ...sections])};\n`,
      'registry.js': `export default {\n${entries.join(',\n')}\n};\n`,
      'routesChunkNames.json': JSON.stringify(rest.chunkNames),
      'globalData.json': JSON.stringify(rest.globalData),
      ...Object.fromEntries(
        tables.map((table) => [fileOf(table), sectionModule(table, generated.registry)]),
      ),
      ...Object.fromEntries(
        divided.map((section) => [fileOf(section), indexModule(section, generated.registry)]),
      ),
      ...Object.fromEntries(
        areas.map((area) => [fileOf(area), areaModule(area, sections, generated.registry)]),
      ),
    },
  };
}

const creatorImport = `import ComponentCreator from '@docusaurus/ComponentCreator';\n\n`;

const fileOf = ({ chunk }: Part) => `${chunk}.js`;

/** A module of the form `SectionModule` in runtime/sections.ts. */
function sectionModule(section: LazySection, registry: Generated['registry']): string {
  return exportsOf({
    docs: JSON.stringify(section.docs),
    table: JSON.stringify(section.table),
    ...chunksOfPart(section, registry),
  });
}

/** A module of the form `IndexModule` in runtime/sections.ts. */
function indexModule(section: DividedSection, registry: Generated['registry']): string {
  return exportsOf({
    from: JSON.stringify(section.from),
    shards: `[\n${section.shards.map(loader).join(',\n')}\n]`,
    ...chunksOfPart(section, registry),
  });
}

/** A module of the form `AreaModule` in runtime/sections.ts. */
function areaModule(
  area: LazyArea,
  sections: readonly (LazySection | DividedSection)[],
  registry: Generated['registry'],
): string {
  const list = routesList(area.container.routes ?? [], sections);
  return (
    creatorImport +
    exportsOf({
      chunkNames: JSON.stringify(area.chunkNames),
      ...chunksOfPart(area, registry),
      // A component can be made when its chunks are known.
      routes: `() => ${list}`,
    })
  );
}

function chunksOfPart({ chunk, names }: Part, registry: Generated['registry']) {
  const loaders = names.map((name) => registry.get(name)?.loader ?? '');
  return {
    names: JSON.stringify(names.join(' ')),
    hashes: JSON.stringify(hashesPlaceholder(chunk)),
    others: JSON.stringify(othersPlaceholder(chunk)),
    loaders: `[\n${loaders.join(',\n')}\n]`,
  };
}

const exportsOf = (sources: Readonly<Record<string, string>>) =>
  Object.entries(sources)
    .map(([name, value]) => `export const ${name} = ${value};\n`)
    .join('');

/** The routes without what is in a part; each part's route has what loads it. */
function routesList(routes: readonly Route[], parts: readonly Part[]): string {
  const left = new Set(
    parts.flatMap((part) => ('pages' in part ? part.pages : (part.container.routes ?? []))),
  );
  const partOf = new Map(parts.map((part) => [part.container, part]));
  const list = (some: readonly Route[]): string =>
    `[\n${some
      .filter((route) => !left.has(route))
      .map(source)
      .join(',\n')}\n]`;
  const source = (route: Route): string => {
    const part = partOf.get(route);
    const { path, hash } = route.component;
    const creatorArguments = [path, hash].filter((one) => one !== undefined);
    const parts = {
      path: JSON.stringify(route.path),
      component: `ComponentCreator(${creatorArguments.map((one) => JSON.stringify(one)).join(', ')})`,
      ...(route.exact && { exact: 'true' }),
      ...(route.routes && { routes: list(route.routes) }),
      ...(part && { lazySection: loader(part) }),
    };
    const attributes = Object.entries(route.attributes);
    const props = [
      ...Object.entries(parts),
      ...attributes.map(([name, value]) => [JSON.stringify(name), JSON.stringify(value)]),
    ];
    return `{ ${props.map(([name, value]) => `${name}: ${value}`).join(', ')} }`;
  };
  return list(routes);
}

const loader = (part: Part) =>
  `() => import(/* webpackChunkName: "${part.chunk}" */ "./${fileOf(part)}")`;
