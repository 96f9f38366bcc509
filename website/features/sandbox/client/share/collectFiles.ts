import { platformForms } from '../../../project/platform-forms.ts';
import type { Platform, PlatformForm } from '../../../project/platforms.ts';
import type { FileTree } from '../../../project/vite.ts';
import { playJson, playManifest } from '../preview/files';
import type { Project } from '../project';
import { firstFile, importedPackages, projectFiles } from './projectFiles';

/** The form that opens a project on a platform. */
export const formFor = async (platform: Platform, project: Project): Promise<PlatformForm> =>
  platformForms[platform.id](await collectFiles(project), firstFile(project));

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
