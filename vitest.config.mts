import { availableParallelism } from 'node:os';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** The add-ons of `packages/` are read from their sources; they need no build here. */
const fromSource = 'rqb-source';

export default defineConfig({
  resolve: { conditions: [fromSource, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [fromSource, ...defaultServerConditions] } },
  // Docusaurus' tsconfig leaves JSX as it is, for its own compiler.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: [
      '{src,plugins,scripts,samples,packages,playground,hosting}/**/*.test.{ts,tsx}',
      '*.test.ts',
    ],
    exclude: ['**/node_modules/**', 'samples/fixtures/**'],
    environment: 'node',
    // One fewer than processors by default, which is a single one on the smallest machines of CI.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Grammars, releases and compilers load within the first test that needs them.
    testTimeout: 60_000,
    // The add-on asks for modules of antd whose imports have no endings, which Node does not take.
    server: { deps: { inline: [/@react-querybuilder[\\/]antd/] } },
    alias: [{ find: /^antd\/es\//, replacement: 'antd/lib/' }],
  },
});
