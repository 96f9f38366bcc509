/** Code that takes TypeScript many seconds. */
export const slowCode: string = [
  'type T<N, A extends 0[] = []> = A["length"] extends N ? A : T<N, [...A, 0]>;',
  ...Array.from({ length: 400 }, (_, n) => `export const x${n}: T<${n + 500}> = 1;`),
].join('\n');

/** Questions to `check_code` with errors that a careless check doesn't see. */
export const wrongCode: readonly Readonly<Record<string, unknown>>[] = [
  { code: 'const = 1', language: 'js' },
  { code: 'const a = <div>;', language: 'jsx' },
  { code: '// @ts-nocheck\nexport const a: string = 1;', language: 'ts' },
  {
    code: "import { fields } from './fields';\nexport const first: string = fields[0];",
    files: [{ name: 'fields.ts', code: 'export const fields = [1];' }],
  },
];
