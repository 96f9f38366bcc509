import { build } from 'vite';
import { fixturesDir } from '../../../releases/fixtures.ts';
import { hasName } from '../../../releases/history/stored.ts';
import { aliasOf, libraryPackage } from '../../../releases/targets.ts';
import { documentedReleases } from '../../../releases/versions.ts';
import { packageDir } from './paths.mts';
import { parsersOf } from './releases.mts';

const entryId = '\0engine.js';

/** Bundles the functions of each release that export and import queries, as the release has them. */
export async function writeEngines(): Promise<void> {
  for (const release of documentedReleases) await writeEngine(release);
}

async function writeEngine(release: string): Promise<void> {
  const alias = aliasOf(libraryPackage, release);
  const from = (name: string) =>
    hasName(`${libraryPackage}/${name}`, release) ? `${alias}/${name}` : alias;
  const lines = ['formatQuery', ...parsersOf(release)].map(
    // GQL shares the entry point of Cypher.
    (name) =>
      `export { ${name} } from '${name === 'parseGQL' ? `${alias}/parseCypher` : from(name)}';`,
  );
  await build({
    configFile: false,
    root: fixturesDir,
    logLevel: 'error',
    plugins: [
      {
        name: 'engine',
        enforce: 'pre',
        resolveId: (id) => (id === entryId ? id : undefined),
        load: (id) => (id === entryId ? lines.join('\n') : undefined),
      },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node20',
      minify: true,
      outDir: `${packageDir}/dist/data/engines`,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: entryId,
        output: { format: 'es', entryFileNames: `${release}.mjs`, codeSplitting: false },
        treeshake: { moduleSideEffects: false },
      },
    },
  });
}
