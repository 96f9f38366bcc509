import { expect, it } from 'vitest';
import { pageVersions } from './page-versions.ts';

it('lists the releases of a page, and where it is in other versions, also if it moved', () => {
  const docs = (path: string, ...ids: readonly string[]) =>
    ids.map((id) => ({ id, permalink: `${path}/${id}` }));
  const found = pageVersions(
    [
      { versionName: '6', label: 'v6', docs: docs('/docs/6', 'intro', 'utils/export') },
      { versionName: '5', label: 'v5', docs: docs('/docs/5', 'intro', 'api/export') },
      { versionName: '4', label: 'v4', docs: docs('/docs/4', 'intro') },
    ],
    (path) => `https://site.test${path}.md`,
  );
  expect(found.get('/docs/5/api/export')).toEqual({
    releases: ['5.4.1'],
    versions: { v6: 'https://site.test/docs/6/utils/export.md' },
  });
  expect(Object.keys(found.get('/docs/4/intro')?.versions ?? {})).toEqual(['v6', 'v5']);
});
