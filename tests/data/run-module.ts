import { transform } from 'sucrase';

/**
 * Runs a module in TypeScript, as an application does.
 *
 * @param imported - What each of its imports is.
 */
export function runModule<Exports>(code: string, imported: object): Exports {
  const { code: script } = transform(code, { transforms: ['typescript', 'imports'] });
  const exports = {} as Exports;
  new Function('exports', 'require', script)(exports, () => imported);
  return exports;
}
