/** Package of a module specifier; `undefined` for a relative path. */
export function packageOf(specifier: string): string | undefined {
  return /^(?:@[^/]+\/)?[^./@][^/]*/.exec(specifier)?.[0];
}
