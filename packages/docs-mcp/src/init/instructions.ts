import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type Block, blockIn } from './block.ts';
import { readText } from './files.ts';

/** A file with instructions for assistants. */
export interface Instructions {
  /** Path below the project, with slashes. */
  readonly name: string;
  /** Its text; `undefined` if it doesn't exist. */
  readonly text: string | undefined;
  /** The block that it has. */
  readonly block?: Block;
  /** What it starts with if the command makes it. */
  readonly start: string;
}

const defaultName = 'AGENTS.md';
const cursorFolder = '.cursor/rules';

/** In the order in which they are looked for. */
const names = [
  defaultName,
  'CLAUDE.md',
  '.github/copilot-instructions.md',
  // A project has a file per rule there.
  `${cursorFolder}/react-querybuilder.mdc`,
  'GEMINI.md',
];

const cursorStart = `---
description: React Query Builder
alwaysApply: true
---
`;

function instructionsAt(root: string, name: string): Instructions {
  const text = readText(join(root, name));
  const block = text === undefined ? undefined : blockIn(text, name);
  const start = name.startsWith(cursorFolder) ? cursorStart : '';
  return { name, text, start, ...(block && { block }) };
}

/**
 * The files of a project that have a block.
 *
 * @throws UserError if the markers of one are broken.
 */
export function filesWithBlock(root: string): readonly Instructions[] {
  const files = names
    .map((name) => instructionsAt(root, name))
    .filter(({ block }) => block !== undefined);
  // One of them can be a link to another one.
  const paths = files.map(({ name }) => realpathSync(join(root, name)));
  return files.filter((_, index) => paths.indexOf(paths[index] ?? '') === index);
}

/** The file that the block belongs to: the one that has it, or else the first that exists. */
export function fileForBlock(root: string): Instructions {
  const [own] = filesWithBlock(root);
  const exists = (name: string) =>
    existsSync(join(root, name.startsWith(cursorFolder) ? cursorFolder : name));
  return own ?? instructionsAt(root, names.find(exists) ?? defaultName);
}
