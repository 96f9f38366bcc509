import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Folder of the package. */
export const packageDir = pathOf('..');

/** Folder of the repository. */
export const repositoryDir = pathOf('../../..');

/** Writes a file of the package's data. */
export function writeData(name: string, value: unknown): void {
  const file = pathOf(`../dist/data/${name}.json.gz`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, gzipSync(JSON.stringify(value), { level: 9 }));
}
