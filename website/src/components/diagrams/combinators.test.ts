import { convertFromIC, formatQuery, type RuleGroupTypeAny } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { ensureFixtures } from '../../../../releases/fixtures.ts';
import { requireFor } from '../../../../releases/modules.ts';
import { libraryPackage, targetsOf } from '../../../../releases/targets.ts';
import { versionByName } from '../../../../releases/versions.ts';
import { kinds, mixed } from './combinators.ts';

ensureFixtures();
const targets = ['7', '6', '5', '4'].flatMap((name) => targetsOf(versionByName(name)));

/** What the pictures show is the installed release's; pages of other releases show them too. */
describe.each(targets)('release $library', (target) => {
  const release = requireFor(libraryPackage, target) as {
    readonly convertFromIC: typeof convertFromIC;
    readonly formatQuery: (query: RuleGroupTypeAny, format: 'sql') => string;
  };

  it('groups mixed combinators as the picture does', () => {
    for (const query of mixed) {
      expect(release.convertFromIC(query)).toMatchObject(convertFromIC(query));
    }
  });

  it('writes the SQL of the pictures', () => {
    for (const query of [...kinds.map((kind) => kind.query), ...mixed.map(convertFromIC)]) {
      expect(release.formatQuery(query, 'sql')).toBe(formatQuery(query, 'sql'));
    }
  });
});
