/** Code that takes TypeScript many seconds. */
export const slowCode: string = [
  'type T<N, A extends 0[] = []> = A["length"] extends N ? A : T<N, [...A, 0]>;',
  ...Array.from({ length: 400 }, (_, n) => `export const x${n}: T<${n + 500}> = 1;`),
].join('\n');

/** Code with errors that a careless check doesn't see, and its language. */
export const wrongCode: readonly (readonly [code: string, language: string])[] = [
  ['const = 1', 'js'],
  ['const a = <div>;', 'jsx'],
  ['// @ts-nocheck\nexport const a: string = 1;', 'ts'],
];
