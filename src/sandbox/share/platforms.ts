import { compressToBase64 } from 'lz-string';
import type { FileTree } from './projectFiles';

/** A site that runs projects in its own editor. */
export interface Platform {
  readonly id: 'stackblitz' | 'codesandbox';
  readonly label: string;
  /** Values of the address's `platform` that mean it. */
  readonly names: readonly string[];
  /** Where the form is sent. */
  readonly action: string;
  /** The form's fields. */
  readonly fields: (tree: FileTree, open: string) => Readonly<Record<string, string>>;
}

const title = 'React Query Builder';

export const platforms: readonly Platform[] = [
  {
    id: 'stackblitz',
    label: 'StackBlitz',
    names: ['stackblitz', 'sb'],
    action: 'https://stackblitz.com/run',
    fields: (tree, open) => ({
      ...Object.fromEntries(
        Object.entries(tree).map(([path, text]) => [`project[files][${path}]`, text]),
      ),
      'project[title]': title,
      'project[description]': 'Made in the sandbox of the documentation',
      'project[template]': 'node',
      file: open,
    }),
  },
  {
    id: 'codesandbox',
    label: 'CodeSandbox',
    names: ['codesandbox', 'csb', 'cs'],
    action: 'https://codesandbox.io/api/v1/sandboxes/define',
    fields: (tree, open) => ({
      parameters: codeSandboxParameters(tree),
      query: new URLSearchParams({ file: `/${open}` }).toString(),
      environment: 'server',
    }),
  },
];

/**
 * The platform that the address's `platform` (or `p`) means. As on the library's own site, whatever is
 * not StackBlitz is CodeSandbox.
 *
 * @param value - The parameter; `null` when the address has none.
 */
export function platformOf(value: string | null): Platform | undefined {
  if (value === null) return undefined;
  return (
    platforms.find(({ names }) => names.includes(value.toLowerCase())) ??
    platforms.find(({ id }) => id === 'codesandbox')
  );
}

/** CodeSandbox wants lz-string's Base64 with the characters of addresses. */
function codeSandboxParameters(tree: FileTree): string {
  const files = Object.fromEntries(
    Object.entries(tree).map(([path, content]) => [path, { content }]),
  );
  return compressToBase64(JSON.stringify({ files }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** A form that sends a project to a platform; it is in no document yet. */
export function platformForm(
  { action, fields }: Platform,
  tree: FileTree,
  open: string,
  target: '_blank' | '_self',
): HTMLFormElement {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = target;
  form.rel = 'noopener noreferrer';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields(tree, open))) {
    const input = document.createElement('textarea');
    input.name = name;
    input.value = value;
    form.append(input);
  }
  return form;
}
