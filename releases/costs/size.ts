import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Module {
  /** Folder whose `node_modules` it is bundled from. */
  readonly root: string;
  readonly code: string;
  /** Packages that it doesn't contain, with their subpaths. */
  readonly external: readonly string[];
}

interface Size {
  readonly gzip: number;
  readonly brotli: number;
}

/** How many bytes modules have in an app, with everything that they import, minified and compressed. */
export function sizesOf(modules: readonly Module[]): readonly Size[] {
  const program = fileURLToPath(new URL('./measure.mjs', import.meta.url));
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const output = execFileSync(process.execPath, [program, JSON.stringify(modules)], {
    env,
    encoding: 'utf8',
  });
  return JSON.parse(output);
}
