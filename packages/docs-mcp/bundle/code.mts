import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { packageDir } from './paths.mts';

/**
 * Bundles the server and its workers with all packages but TypeScript, so that an installation has few
 * files. The licenses of the bundled packages are in `dist/licenses.md`.
 */
export async function bundleServer(): Promise<void> {
  const input = {
    cli: 'src/cli.ts',
    'check-worker': 'src/workers/check-worker.ts',
    'query-worker': 'src/workers/query-worker.ts',
    'schema-worker': 'src/workers/schema-worker.ts',
  };
  await build({
    configFile: false,
    root: packageDir,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['typescript'] },
    // Otherwise Vite resolves the URLs of the workers itself.
    worker: { format: 'es' },
    build: {
      ssr: true,
      target: 'node20',
      minify: true,
      outDir: 'dist',
      emptyOutDir: false,
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input,
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' },
      },
    },
  });
  chmodSync(join(packageDir, 'dist/cli.js'), 0o755);
}
