import { describe, expect, it } from 'vitest';
import { latestVersion } from '../../../../../releases/versions.ts';
import { folderOf, readPage } from '../../../../site/pages.ts';
import { formats } from '../formats.ts';
import { exportOptions } from './export/options.ts';
import { docsOf, parsers } from './import/parsers.ts';
import { switches } from './import/switches.ts';

/** Anchors of the headings that are names, on a page of the release that the demo runs. */
const anchorsOf = (page: string) =>
  new Set(
    [...readPage(`${folderOf(latestVersion)}/${page}.mdx`).source.matchAll(/^### `(.+)`$/gm)].map(
      ([, name = '']) => name.toLowerCase(),
    ),
  );

describe('links of the panels into the docs', () => {
  it('lead to formats and options of exports', () => {
    const wanted = [
      ...formats.map(({ id }) => id),
      ...exportOptions.map(({ name, anchor = name.toLowerCase() }) => anchor),
    ];
    const anchors = anchorsOf('utils/export');
    expect(wanted.filter((anchor) => !anchors.has(anchor))).toEqual([]);
  });

  it('lead to parsers and their options', () => {
    const options = switches.map(({ anchor }) => `utils/import#${anchor}`);
    const wanted = [...parsers.map(docsOf), ...options];
    const anchors = new Set(
      ['utils/import', 'utils/export'].flatMap((page) =>
        [...anchorsOf(page)].map((anchor) => `${page}#${anchor}`),
      ),
    );
    expect(wanted.filter((anchor) => !anchors.has(anchor))).toEqual([]);
  });
});
