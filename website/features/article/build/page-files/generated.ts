import { failMoved } from '../../../bundle/build/internals/index.ts';

export interface Route {
  readonly path: string;
  /** The arguments of its `ComponentCreator` call; the 404 page has no hash. */
  readonly component: readonly string[];
  readonly exact?: true;
  readonly routes?: readonly Route[];
  /** Everything else, such as `sidebar`. */
  readonly [attribute: string]: unknown;
}

type ChunkNames = string | { readonly [prop: string]: ChunkNames };

export interface Generated {
  readonly routes: readonly Route[];
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** By the name of each chunk, the code that loads it and the module that it imports. */
  readonly registry: ReadonlyMap<string, { readonly load: string; readonly module: string }>;
  readonly globalData: Readonly<Record<string, unknown>>;
}

export const generatedFiles = {
  routes: 'routes.js',
  chunkNames: 'routesChunkNames.json',
  registry: 'registry.js',
  globalData: 'globalData.json',
} as const;

type Texts = Readonly<Record<keyof typeof generatedFiles, string>>;

/**
 * Reads the generated files.
 *
 * @throws Error if they don't have the form of the tested versions.
 */
export function parseGenerated({ routes, chunkNames, registry, globalData }: Texts): Generated {
  return {
    routes: parseRoutes(routes),
    chunkNames: JSON.parse(chunkNames),
    registry: parseRegistry(registry),
    globalData: JSON.parse(globalData),
  };
}

const routesFrame =
  /^import React from 'react';\nimport ComponentCreator from '@docusaurus\/ComponentCreator';\n\nexport default (\[\n[\s\S]*\n\]);\n$/;

function parseRoutes(text: string): readonly Route[] {
  const list = routesFrame.exec(text)?.[1];
  if (!list) failMoved('@docusaurus/core', 'routes.js is no longer two imports and a list');
  const evaluate = new Function('ComponentCreator', `return ${list}`);
  return evaluate((...given: string[]) => given);
}

const registryEntry =
  /^ {2}"([^"]+)": \[(\(\) => import\(\/\*.*?\*\/ ("(?:[^"\\]|\\.)*")\)), .*\](?=,|\};?$)/gm;

function parseRegistry(text: string): Generated['registry'] {
  const entries = [...text.matchAll(registryEntry)];
  const found = text.match(/\bimport\(/g)?.length ?? 0;
  if (entries.length !== found) {
    failMoved('@docusaurus/core', `of ${found} entries in registry.js ${entries.length} were read`);
  }
  return new Map(
    entries.map(([, name = '', load = '', module = '']) => [
      name,
      { load, module: JSON.parse(module) },
    ]),
  );
}

/** The key of a route's chunk names. */
export const keyOfRoute = ({ component }: Route): string => component.join('-');

export const namesIn = (names: ChunkNames | undefined): readonly string[] =>
  typeof names === 'string' ? [names] : Object.values(names ?? {}).flatMap(namesIn);

/** Writes files with the same exports as the generated ones. */
export function writeGenerated({ routes, chunkNames, registry, globalData }: Generated): Texts {
  // Only the server looks up a module's name and number.
  const entries = [...registry].map(
    ([name, { load }]) => `${JSON.stringify(name)}: [${load}, '', 0]`,
  );
  return {
    routes: `import ComponentCreator from '@docusaurus/ComponentCreator';

const create = ({ component, routes, ...route }) => ({
  ...route,
  component: ComponentCreator(...component),
  routes: routes?.map(create),
});

export default ${JSON.stringify(routes)}.map(create);
`,
    chunkNames: JSON.stringify(chunkNames),
    registry: `export default {\n${entries.join(',\n')}\n};\n`,
    globalData: JSON.stringify(globalData),
  };
}
