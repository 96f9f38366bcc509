import { isCode, isForeign } from '../../../../../packages/upgrade/src/search.ts';
import type { Readable } from './scanFiles';

/** What somebody chose or dropped. */
export interface Chosen {
  readonly files: readonly Readable[];
  /** Paths of folders that weren't searched. */
  readonly skipped: readonly string[];
}

const isWanted = (name: string): boolean => isCode(name) || name === 'tsconfig.json';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A file whose text is read later. Reading rejects with a `TypeError` if it isn't UTF-8. */
const readableOf = (file: File, name: string = file.name): Readable => ({
  name,
  size: file.size,
  text: async () => utf8.decode(await file.arrayBuffer()),
});

/** The files of an input, which lists all files of a chosen folder. */
export function filesOfInput(list: Iterable<File>): Chosen {
  const skipped = new Set<string>();
  const files = [...list].flatMap((file) => {
    const path = file.webkitRelativePath || file.name;
    const folders = path.split('/').slice(0, -1);
    const foreign = folders.findIndex((folder, index) => index > 0 && isForeign(folder));
    if (foreign > 0) {
      skipped.add(folders.slice(0, foreign + 1).join('/'));
      return [];
    }
    return folders.length === 0 || isWanted(file.name) ? [readableOf(file, path)] : [];
  });
  return { files, skipped: [...skipped] };
}

/** The files that somebody dropped, and those in dropped folders. */
export async function filesOfDrop({ items, files }: DataTransfer): Promise<Chosen> {
  // The list is empty after the event, so all entries are taken first.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return filesOfInput(files);
  const skipped: string[] = [];
  const found = await Promise.all(
    entries.map((entry) => filesIn(entry, (path) => skipped.push(path), true)),
  );
  return { files: found.flat(), skipped };
}

async function filesIn(
  entry: FileSystemEntry,
  skip: (path: string) => void,
  isDropped = false,
): Promise<readonly Readable[]> {
  const path = entry.fullPath.replace(/^\//, '');
  if (isDirectory(entry)) {
    if (!isDropped && isForeign(entry.name)) {
      skip(path);
      return [];
    }
    try {
      const inside = await entriesOf(entry.createReader());
      return (await Promise.all(inside.map((one) => filesIn(one, skip)))).flat();
    } catch (error) {
      return [unreadable(path, error)];
    }
  }
  if (!isFile(entry) || !(isDropped || isWanted(entry.name))) return [];
  try {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [readableOf(file, path)];
  } catch (error) {
    return [unreadable(path, error)];
  }
}

/** What the browser couldn't open, so that the result lists it with a sentence. */
const unreadable = (name: string, error: unknown): Readable => ({
  ...{ name, size: 0 },
  text: () => Promise.reject(error),
});

const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry =>
  entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** A reader returns some entries at a time, and none at the end. */
async function entriesOf(reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> {
  const some = await new Promise<readonly FileSystemEntry[]>((resolve, reject) =>
    reader.readEntries(resolve, reject),
  );
  return some.length === 0 ? [] : [...some, ...(await entriesOf(reader))];
}
