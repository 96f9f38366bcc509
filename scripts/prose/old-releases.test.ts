import { describe, expect, it } from 'vitest';
import { majorOf } from '../../site/releases.ts';
import { latest, released, versions, versionsOf } from '../../site/versions.ts';
import { checkOldReleases, oldReleases } from './old-releases.ts';
import { docOf } from './testing.ts';

const oldest = majorOf(latest.library) - 1;
const check = (body: string, path?: string) =>
  checkOldReleases(docOf(body, path)).map(({ line, message }) => `${line}: ${message}`);

describe('checkOldReleases', () => {
  it.each([`v${oldest - 1}`, `v${oldest - 1}.2`, `${oldest - 1}.x`, 'v1'])(
    'finds %s',
    (release) => {
      expect(check(`Text\nIn ${release}, it is another prop.`)).toEqual([
        `7: "${release}" is older than the previous major: leave it to docs/migrate.mdx.`,
      ]);
    },
  );

  it('finds every release of the table', () => {
    const text = released.flatMap(({ library, alsoServes }) => [library, ...alsoServes]).join(', ');
    expect(text.match(oldReleases(versions))).toEqual(
      released.map(({ library }) => library).filter((library) => majorOf(library) < oldest),
    );
  });

  it.each([
    `v${oldest} and v${oldest + 1}, v${oldest}.1, ${oldest}.x`,
    'React 18.2 and dnd-kit 6.3.1',
    '`v1`',
    '```ts version="5" since="4"\n```',
  ])('accepts %j', (body) => {
    expect(check(body)).toEqual([]);
  });

  it('reads the pages of Next only, and not the one about migrating', () => {
    expect(check('In v1', 'docs/migrate.mdx')).toEqual([]);
    expect(check('In v1', 'versioned_docs/version-6/paths.mdx')).toEqual([]);
  });
});

it('moves on with Next', () => {
  const rows = versionsOf(released, { library: `${oldest + 2}.0.0` });
  expect(oldReleases(rows).test(`v${oldest}`)).toBe(true);
  expect(oldReleases(rows).test(`v${oldest + 1}`)).toBe(false);
});
