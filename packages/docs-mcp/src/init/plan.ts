import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fits, withBlock, withoutBlock } from './block.ts';
import type { Change } from './changes.ts';
import { type ClientFile, clients, madeParts, withoutServer, withServer } from './clients.ts';
import { readText } from './files.ts';
import { indexText } from './index-text.ts';
import { fileForBlock, filesWithBlock } from './instructions.ts';
import { hasServer, type InstalledRelease } from './project.ts';

/** Everything that a run changes. */
export interface Plan {
  readonly changes: readonly Change[];
  /** Folders to remove if they are empty, below the project. */
  readonly folders: readonly string[];
}

const different = (changes: readonly Change[]): readonly Change[] =>
  changes.filter(({ before, after }) => before !== after);

/**
 * Plans the index and the configurations.
 *
 * @param page - The page for assistants, as Markdown.
 */
export function planAdding(
  root: string,
  releases: readonly InstalledRelease[],
  page: string,
  chosen: readonly ClientFile[],
): Plan {
  const { name, text, start, block } = fileForBlock(root);
  const configs = chosen.map((client) => {
    const before = readText(join(root, client.file));
    const { text: after, made } = withServer(before, client);
    const folder = dirname(client.file);
    const isNewFolder = !existsSync(join(root, folder));
    const parts = made === undefined ? [] : [`${client.file}#${made}`];
    return {
      change: { name: client.file, before, after },
      made: [...(isNewFolder ? [`${folder}/`] : []), ...parts],
    };
  });
  const made = [
    ...(block?.made ?? (text === undefined ? [name] : [])),
    ...configs.flatMap((config) => config.made),
  ];
  const index = indexText({ releases, page, hasServer: hasServer(root) }, (candidate) =>
    fits({ text: candidate, made }),
  );
  const after = withBlock(text ?? start, name, { text: index, made });
  return {
    changes: different([{ name, before: text, after }, ...configs.map(({ change }) => change)]),
    folders: [],
  };
}

/** Plans the removal of all that earlier runs made. */
export function planRemoving(root: string): Plan {
  const files = filesWithBlock(root);
  const made = files.flatMap(({ block }) => block?.made ?? []);
  const instructions = files.map(({ name, text = '', start, block }) => {
    const rest = withoutBlock(text, name);
    const isOurs = rest === start && block?.made.includes(name);
    return { name, before: text, after: isOurs ? undefined : rest };
  });
  const configs = Object.values(clients).flatMap((client) => {
    const part = madeParts.find((one) => made.includes(`${client.file}#${one}`));
    const before = part && readText(join(root, client.file));
    return part === undefined || before === undefined
      ? []
      : [{ name: client.file, before, after: withoutServer(before, client, part) }];
  });
  const folders = Object.values(clients).map(({ file }) => dirname(file));
  return {
    changes: different([...instructions, ...configs]),
    folders: folders.filter((folder) => made.includes(`${folder}/`)),
  };
}
