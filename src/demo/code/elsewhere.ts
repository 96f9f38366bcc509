import type { CodeFile } from './types.ts';

/** A form that hands a project to another site, in a new tab. Nothing of that site loads before. */
export interface ElsewhereForm {
  readonly label: string;
  readonly action: string;
  /** Hidden inputs by their names. */
  readonly inputs: Readonly<Record<string, string>>;
}

/** The project as a form for StackBlitz, whose inputs are the files. */
export const stackBlitzForm = (files: readonly CodeFile[]): ElsewhereForm => ({
  label: 'StackBlitz',
  action: 'https://stackblitz.com/run?file=src%2FApp.tsx',
  inputs: {
    'project[title]': 'React Query Builder',
    'project[description]': 'Made with the demo of React Query Builder',
    'project[template]': 'node',
    ...Object.fromEntries(files.map(({ path, text }) => [`project[files][${path}]`, text])),
  },
});

/**
 * The project as a form for CodeSandbox, which takes all files in one packed text.
 *
 * @param compress - `compressToBase64` of lz-string.
 */
export function codeSandboxForm(
  files: readonly CodeFile[],
  compress: (text: string) => string,
): ElsewhereForm {
  const content = Object.fromEntries(files.map(({ path, text }) => [path, { content: text }]));
  return {
    label: 'CodeSandbox',
    action: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    inputs: { parameters: addressSafe(compress(JSON.stringify({ files: content }))) },
  };
}

const addressSafe = (base64: string) =>
  base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
