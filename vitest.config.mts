import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,plugins,scripts,samples,packages,playground}/**/*.test.{ts,tsx}', '*.test.ts'],
    exclude: ['**/node_modules/**', 'samples/fixtures/**'],
    environment: 'node',
    // Grammars, releases and compilers load within the first test that needs them.
    testTimeout: 60_000,
  },
});
