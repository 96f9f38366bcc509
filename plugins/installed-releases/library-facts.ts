import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Rollup } from 'vite';
import { repositoryDir } from '../../site/pages.ts';
import { latest } from '../../site/versions.ts';
import type { Facts } from '../../src/components/LibraryFacts/facts.ts';

export async function libraryFacts(): Promise<Facts> {
  const manifest = join(repositoryDir, 'node_modules/react-querybuilder/package.json');
  const { license } = JSON.parse(readFileSync(manifest, 'utf8'));
  const kilobytes = Math.round(gzipSync(await builderCode()).length / 1000);
  return { license, react: latest.react, kilobytes };
}

/** The builder as an app bundles it. */
async function builderCode(): Promise<string> {
  // Everything that reads the site's settings loads this module.
  const { build } = await import('vite');
  const entry = '\0builder';
  const output = await build({
    root: repositoryDir,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rollupOptions: {
        input: entry,
        external: /^react(?:-dom)?(?:\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
    plugins: [
      {
        name: 'builder',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry ? `export { QueryBuilder } from 'react-querybuilder';` : undefined,
      },
    ],
  });
  return (output as Rollup.RollupOutput).output
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('');
}
