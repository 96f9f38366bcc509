import { hashesPlaceholder } from './chunk-hashes.ts';
import type { Generated, Route } from './generated.ts';
import { type LazySection, split } from './split.ts';

/** What the client is built from in place of the generated files. */
export interface LazyModules {
  readonly sections: readonly LazySection[];
  /** The modules' texts by file name. */
  readonly files: Readonly<Record<string, string>>;
}

/** Writes the modules that the client is built from. */
export function lazyModules(generated: Generated): LazyModules {
  const { sections, rest } = split(generated);
  const entries = [...rest.registry.values()].map(({ entry }) => entry);
  return {
    sections,
    files: {
      'routes.js': routesModule(generated.routes, sections),
      'registry.js': `export default {\n${entries.join(',\n')}\n};\n`,
      'routesChunkNames.json': JSON.stringify(rest.chunkNames),
      'globalData.json': JSON.stringify(rest.globalData),
      ...Object.fromEntries(
        sections.map((section) => [
          sectionFile(section),
          sectionModule(section, generated.registry),
        ]),
      ),
    },
  };
}

const sectionFile = ({ chunk }: LazySection) => `${chunk}.js`;

/** A module of the form `SectionModule` in runtime/sections.ts. */
function sectionModule(
  { chunk, docs, table, names }: LazySection,
  registry: Generated['registry'],
): string {
  const loaders = names.map((name) => registry.get(name)?.loader ?? '');
  const sources = {
    docs: JSON.stringify(docs),
    table: JSON.stringify(table),
    names: JSON.stringify(names.join(' ')),
    hashes: JSON.stringify(hashesPlaceholder(chunk)),
    loaders: `[\n${loaders.join(',\n')}\n]`,
  };
  const lines = Object.entries(sources).map(
    ([name, value]) => `export const ${name} = ${value};\n`,
  );
  return lines.join('');
}

/** The routes without the pages of sections; each section's route has what loads its pages. */
function routesModule(routes: readonly Route[], sections: readonly LazySection[]): string {
  const lazyPages = new Set(sections.flatMap(({ pages }) => pages));
  const sectionOf = new Map(sections.map((section) => [section.container, section]));
  const list = (some: readonly Route[]): string =>
    `[\n${some
      .filter((route) => !lazyPages.has(route))
      .map(source)
      .join(',\n')}\n]`;
  const source = (route: Route): string => {
    const section = sectionOf.get(route);
    const { path, hash } = route.component;
    const creatorArguments = [path, hash].filter((one) => one !== undefined);
    const parts = {
      path: JSON.stringify(route.path),
      component: `ComponentCreator(${creatorArguments.map((one) => JSON.stringify(one)).join(', ')})`,
      ...(route.exact && { exact: 'true' }),
      ...(route.routes && { routes: list(route.routes) }),
      ...(section && { lazySection: loader(section) }),
    };
    const attributes = Object.entries(route.attributes);
    const props = [
      ...Object.entries(parts),
      ...attributes.map(([name, value]) => [JSON.stringify(name), JSON.stringify(value)]),
    ];
    return `{ ${props.map(([name, value]) => `${name}: ${value}`).join(', ')} }`;
  };
  return `import ComponentCreator from '@docusaurus/ComponentCreator';\n\nexport default ${list(routes)};\n`;
}

const loader = (section: LazySection) =>
  `() => import(/* webpackChunkName: "${section.chunk}" */ "./${sectionFile(section)}")`;
