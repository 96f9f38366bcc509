import { packageJson } from '../../../project/vite.ts';
import type { codeSettings } from '../panels/code/settings.ts';
import { type Manager, projectPackages } from './packages.ts';
import { programFiles } from './program.ts';
import type { CodeFile, CodeInput } from './types.ts';

type FileId = (typeof codeSettings)['file']['choices'][number];

export type ShownFile = CodeFile & { readonly id: FileId };

export function shownFiles({
  input,
  manager,
}: {
  readonly input: CodeInput;
  readonly manager: Manager;
}): readonly [ShownFile, ...ShownFile[]] {
  const text = packageJson(projectPackages(input, manager));
  const project: ShownFile = { id: 'package', path: 'package.json', text };
  const [app, ...others] = programFiles(input).map((file) => ({ ...file, id: idOf(file) }));
  return app ? [app, ...others, project] : [project];
}

const idOf = ({ path }: CodeFile) => path.replace(/^src\/|\.\w+$/g, '') as FileId;
