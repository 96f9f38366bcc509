import { describe, expect, it } from 'vitest';
import { latest, versions } from '../../../../releases/versions.ts';
import { fillReleasePlaceholders } from './release-placeholders.ts';

const fill = fillReleasePlaceholders(versions);
const command = 'npm install {{library}} {{react}}';

describe('release placeholders', () => {
  it.each([
    [
      '/site/website/versioned_docs/version-6/intro.mdx',
      'npm install react-querybuilder@6.5.5 react@18 react-dom@18',
    ],
    [
      '/site/website/versioned_docs/version-3/intro.mdx',
      'npm install react-querybuilder@3.12.1 react@18 react-dom@18',
    ],
    [
      '/site/website/docs/tips/path.mdx',
      'npm install react-querybuilder@8.24.1 react@19 react-dom@19',
    ],
  ])('name the release of %s', (filePath, expected) => {
    expect(fill({ filePath, fileContent: command })).toBe(expected);
  });

  it('leave pages outside the docs alone', () => {
    expect(
      fill({ filePath: '/site/website/src/pages/markdown-page.md', fileContent: command }),
    ).toBe(command);
  });

  it('name the installed release of a package on any page', () => {
    const fileContent = 'npm install {{installed:react-querybuilder}} {{installed:react}} dayjs@1';
    expect(fill({ filePath: '/site/website/src/pages/_demo/antd.mdx', fileContent })).toBe(
      `npm install react-querybuilder@${latest.library} react@${latest.reactRuntime} dayjs@1`,
    );
  });
});
