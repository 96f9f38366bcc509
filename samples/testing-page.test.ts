import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startVitest } from 'vitest/node';
import { repositoryDir } from '../website/site/pages.ts';
import { extractFences } from './extract.ts';

const page = 'website/docs/testing.mdx';
// Inside the repository, so that the samples find the installed packages.
const folder = join(repositoryDir, '.cache/testing-page');

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { fences } = extractFences(page, readFileSync(join(repositoryDir, page), 'utf8'));
  for (const { meta, code } of fences)
    if (meta.title) writeFileSync(join(folder, meta.title), code);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the tests on the page about testing pass with the configuration on that page', async () => {
  const vitest = await startVitest('test', [], {
    root: folder,
    config: join(folder, 'vitest.config.ts'),
    exclude: ['**/*.spec.ts'],
    watch: false,
    reporters: ['dot'],
  });
  const results = vitest.state
    .getTestModules()
    .map((module) => [module.relativeModuleId, module.state()]);
  await vitest.close();

  expect(results.sort()).toEqual([
    ['OrderFilter.test.tsx', 'passed'],
    ['export.test.ts', 'passed'],
  ]);
}, 120_000);
