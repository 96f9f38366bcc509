import { strToU8, zipSync } from 'fflate';
import type { FileTree } from './vite.ts';

const folder = 'query-builder-project';

export function zipOf(tree: FileTree): Uint8Array<ArrayBuffer> {
  const files = Object.entries(tree).map(([path, text]) => [`${folder}/${path}`, strToU8(text)]);
  return new Uint8Array(zipSync(Object.fromEntries(files)));
}

export function saveZip(tree: FileTree): void {
  const url = URL.createObjectURL(new Blob([zipOf(tree)], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${folder}.zip`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
