import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Files by path. Those that are neither text nor bytes are written as JSON. */
export type Files = Readonly<Record<string, unknown>>;

/** Makes a folder with files, which the test removes when it ends. */
export function folderWith(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-')).replaceAll('\\', '/');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    const isWritten = typeof content === 'string' || content instanceof Uint8Array;
    writeFileSync(path, isWritten ? content : JSON.stringify(content));
  }
  return folder;
}
