import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

export { rehypeCode } from './rehype-code.ts';

const require = createRequire(import.meta.url);

/**
 * Keeps Prism out of the client: rehype-code.ts highlights code during the build, and
 * website/src/theme/CodeBlock renders it, so the theme's client module that registers Prism languages is
 * removed.
 */
export function codeHighlight(): Plugin {
  return {
    name: 'code-highlight',
    configureWebpack() {
      const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
      return {
        resolve: { alias: { [`${path.join(theme, 'lib/prism-include-languages')}$`]: false } },
      };
    },
  };
}
