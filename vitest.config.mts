import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,plugins,scripts,samples,packages,playground}/**/*.test.{ts,tsx}', '*.test.ts'],
    exclude: ['**/node_modules/**', 'samples/fixtures/**'],
    environment: 'node',
  },
});
