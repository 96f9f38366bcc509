import { addressSafe } from './pack.ts';
import type { FileTree } from './vite.ts';

export interface PlatformForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface Platform {
  readonly id: 'stackblitz' | 'codesandbox';
  readonly label: string;
  /** Values of the sandbox's `platform` parameter for it. */
  readonly names: readonly string[];
  /**
   * @param open - Path of the file that the editor shows first.
   * @throws Error with a sentence for the reader if a file that the form needs doesn't load.
   */
  readonly form: (tree: FileTree, open: string) => Promise<PlatformForm>;
}

/** All platforms. Nothing of theirs loads before a form is sent. */
export const platforms: readonly Platform[] = [
  {
    id: 'stackblitz',
    label: 'StackBlitz',
    names: ['stackblitz', 'sb'],
    form: async (tree, open) => ({
      action: `https://stackblitz.com/run?${new URLSearchParams({ file: open })}`,
      fields: {
        'project[title]': 'React Query Builder',
        'project[description]': 'Created in the React Query Builder documentation',
        'project[template]': 'node',
        ...mapTree(tree, (path, text) => [`project[files][${path}]`, text]),
      },
    }),
  },
  {
    id: 'codesandbox',
    label: 'CodeSandbox',
    names: ['codesandbox', 'csb', 'cs'],
    form: async (tree, open) => {
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
  },
];

export const platformById = (id: Platform['id']): Platform =>
  platforms.find((platform) => platform.id === id) as Platform;

const mapTree = <T>(tree: FileTree, map: (path: string, text: string) => readonly [string, T]) =>
  Object.fromEntries(Object.entries(tree).map(([path, text]) => map(path, text)));

/** As on the library's own site, any `platform` parameter other than StackBlitz means CodeSandbox. */
export function platformOf(value: string | null): Platform | undefined {
  if (value === null) return undefined;
  return (
    platforms.find(({ names }) => names.includes(value.toLowerCase())) ??
    platformById('codesandbox')
  );
}

/** Submits a form, which is part of the page only for that moment. */
export function sendForm({ action, fields }: PlatformForm, target: '_blank' | '_self'): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action, target, rel: 'noopener noreferrer' });
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
