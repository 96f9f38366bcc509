import type { FileTree } from '../../../project/vite.ts';
import { playJson, playManifest } from '../preview/files';
import type { Project } from '../project';
import { importedPackages, projectFiles } from './projectFiles';

/** @throws Error with a sentence for the reader if the manifest can't be loaded. */
export async function collectFiles(project: Project): Promise<FileTree> {
  const { packages, vendored } = await playManifest();
  const imported = importedPackages(project.files.map(({ code }) => code));
  const trees = await Promise.all(
    Object.entries(vendored)
      .filter(([name]) => imported.includes(name))
      .map(async ([name, file]) => [name, await playJson<FileTree>(file)] as const),
  );
  return projectFiles(project, packages, Object.fromEntries(trees));
}
