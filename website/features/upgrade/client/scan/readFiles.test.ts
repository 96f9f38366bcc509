import { describe, expect, it } from 'vitest';
import { filesOfInput } from './readFiles.ts';

const file = (path: string): File =>
  Object.assign(new File(['text'], path.split('/').at(-1) ?? ''), {
    webkitRelativePath: path.includes('/') ? path : '',
  });

const namesOf = (paths: readonly string[]) => {
  const { files, skipped } = filesOfInput(paths.map(file));
  return { names: files.map(({ name }) => name), skipped };
};

describe('the files of an input', () => {
  it('are code and settings, and not what others wrote', () => {
    expect(
      namesOf([
        'app/tsconfig.json',
        'app/package.json',
        'app/src/App.tsx',
        'app/src/logo.png',
        'app/node_modules/a/index.ts',
        'app/node_modules/b/index.ts',
        'app/.next/types/page.ts',
        'app/packages/ui/dist/ui.js',
      ]),
    ).toEqual({
      names: ['app/tsconfig.json', 'app/src/App.tsx'],
      skipped: ['app/node_modules', 'app/.next', 'app/packages/ui/dist'],
    });
  });

  it('are all files that somebody chose one by one, or the folder that somebody chose', () => {
    expect(namesOf(['notes.txt']).names).toEqual(['notes.txt']);
    expect(namesOf(['build/App.tsx']).names).toEqual(['build/App.tsx']);
  });

  it('can’t be read as text in another encoding', async () => {
    const { files } = filesOfInput([new File([new Uint8Array([0x47, 0xf6])], 'a.ts')]);
    await expect(files[0]?.text()).rejects.toThrow(TypeError);
  });
});
