import { addressSafe } from './pack.ts';
import type { Platform, PlatformForm } from './platforms.ts';
import type { FileTree } from './vite.ts';

const mapTree = <T>(tree: FileTree, map: (path: string, text: string) => readonly [string, T]) =>
  Object.fromEntries(Object.entries(tree).map(([path, text]) => map(path, text)));

/**
 * The form that opens a project on a platform.
 *
 * @param open - Path of the file that the editor shows first.
 * @throws Error with a sentence for the reader if a file that the form needs doesn't load.
 */
export const platformForms: Readonly<
  Record<Platform['id'], (tree: FileTree, open: string) => Promise<PlatformForm>>
> = {
  stackblitz: async (tree, open) => ({
    action: `https://stackblitz.com/run?${new URLSearchParams({ file: open })}`,
    fields: {
      'project[title]': 'React Query Builder',
      'project[description]': 'Created in the React Query Builder documentation',
      'project[template]': 'node',
      ...mapTree(tree, (path, text) => [`project[files][${path}]`, text]),
    },
  }),
  codesandbox: async (tree, open) => {
    const { default: packer } = await import('lz-string').catch((cause) => {
      throw new Error(
        'A file that CodeSandbox needs did not load. Check your connection, then try again.',
        {
          cause,
        },
      );
    });
    const files = mapTree(tree, (path, content) => [path, { content }]);
    return {
      action: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
      fields: {
        parameters: addressSafe(packer.compressToBase64(JSON.stringify({ files }))),
        query: new URLSearchParams({ file: `/${open}` }).toString(),
      },
    };
  },
};
