import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

/** Provides the library's export and import functions in the browser's console; see client/. */
export function consoleUtilities(): Plugin {
  return {
    name: 'console-utilities',
    getClientModules: () => [
      fileURLToPath(new URL('../../client/console-utilities/index.ts', import.meta.url)),
    ],
  };
}
