import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { probedReleases } from '../../../../releases/behavior/history.ts';
import { spansIn } from '../../../../releases/history/history.ts';
import { storedHistory } from '../../../../releases/history/stored.ts';
import { versionByName } from '../../../../releases/versions.ts';
import { replacements } from '../advice/replacements.ts';
import { upgradeData } from '../build/data.ts';
import { defaultChoice, readAddress, writeAddress } from './address.ts';
import { type Choice, legsOf, typesArea } from './guide.ts';
import { markdownOf } from './markdown.ts';

const data = await upgradeData();
const choice = (from: string, to: string, more: Partial<Choice> = {}): Choice => ({
  from,
  to,
  kits: [],
  without: [],
  ...more,
});

describe('the list of releases', () => {
  it('has one of each published minor, from 3.0 to the newest', () => {
    expect(data.releases[0]).toBe('3.0.2');
    expect(data.releases.at(-1)).toBe(probedReleases.at(-1));
    expect(data.releases).toContain('5.2.0');
  });
});

describe('the upgrade path', () => {
  it('goes through the last release of each major in between', () => {
    const legs = legsOf(data, choice('4.2.3', '8.24.1'));
    expect(legs.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '4.2.3 5.4.1',
      '5.4.1 6.5.5',
      '6.5.5 7.7.1',
      '7.7.1 8.24.1',
    ]);
    expect(legs.every(({ behavior }) => behavior.length > 0)).toBe(true);
  });

  it('has only names within a major', () => {
    const [leg] = legsOf(data, choice('7.0.2', '7.7.1'));
    expect(leg).toMatchObject({ step: undefined, behavior: [], looks: [], types: [] });
    expect(leg?.removed.map(({ name }) => name)).toContain('useQueryBuilderDispatch');
  });

  it('lists names that are gone, with what replaces them', () => {
    const [leg] = legsOf(data, choice('3.12.1', '4.5.3'));
    expect(leg?.removed).toContainEqual({
      name: 'findRule',
      spans: [{ since: '3', gone: '4' }],
      instead: expect.stringContaining('`findPath`'),
    });
  });

  it('leaves out what the reader doesn’t use', () => {
    const without = [...Object.keys(data.areas), typesArea];
    const [leg] = legsOf(data, choice('6.5.5', '7.7.1', { without }));
    expect(leg).toMatchObject({ behavior: [], looks: [], types: [], todos: [] });
    expect(leg?.install.packages).toEqual(['react-querybuilder@7.7.1']);
  });

  it('installs add-ons in a release that fits, and says which need an override', () => {
    const [leg] = legsOf(data, choice('7.7.1', '8.24.1', { kits: ['antd', 'material'] }));
    expect(leg?.install.packages).toEqual(
      expect.arrayContaining([
        'react-querybuilder@8.24.1',
        '@react-querybuilder/antd@8.24.1',
        '@react-querybuilder/material@8.20.2',
        'react-dnd',
        'antd',
        '@mui/material',
      ]),
    );
    expect(leg?.install.needsOverride).toEqual([
      '@react-querybuilder/material',
      '@react-querybuilder/dnd',
    ]);
  });

  it('says what npm needs before the command, if a release doesn’t fit', () => {
    const first = (kits: readonly string[], without: readonly string[]) => {
      const legs = legsOf(data, choice('7.7.1', '8.24.1', { kits, without }));
      const text = markdownOf(legs, '');
      return [text.indexOf('"overrides"'), text.indexOf('npm install')] as const;
    };
    const [override, command] = first(['material'], []);
    expect(override).toBeGreaterThan(0);
    expect(override).toBeLessThan(command);
    expect(first(['antd'], ['drag'])[0]).toBe(-1);
  });

  it('installs add-ons of v7, which stopped at different minor releases', () => {
    const [leg] = legsOf(data, choice('6.5.5', '7.7.1', { kits: ['antd', 'bootstrap'] }));
    expect(leg?.install.packages.slice(0, 4)).toEqual([
      'react-querybuilder@7.7.1',
      '@react-querybuilder/antd@7.4.0',
      '@react-querybuilder/bootstrap@7.7.1',
      '@react-querybuilder/dnd@7.6.1',
    ]);
  });
});

describe('the address', () => {
  it('comes back as it was written', () => {
    fc.assert(
      fc.property(
        fc.record({
          from: fc.nat(data.releases.length - 2),
          distance: fc.integer({ min: 1, max: data.releases.length }),
          kits: fc.subarray(data.kits.map(({ id }) => id)),
          without: fc.subarray([...Object.keys(data.areas), typesArea]),
        }),
        ({ from, distance, kits, without }) => {
          const to = Math.min(from + distance, data.releases.length - 1);
          const wanted = choice(data.releases[from] ?? '', data.releases[to] ?? '', {
            kits,
            without,
          });
          expect(readAddress(writeAddress(wanted, data), data)).toEqual({
            choice: wanted,
            problems: [],
          });
        },
      ),
    );
  });

  it('is empty for the default', () => {
    expect(writeAddress(defaultChoice(data), data)).toBe('');
    expect(readAddress('', data)).toEqual({ choice: defaultChoice(data), problems: [] });
  });

  it.each([
    ['?from=6&to=8.24.1', '6.5.5', '8.24.1'],
    ['?from=6.1.2&to=7', '6.1.4', '7.7.1'],
  ])('reads %s', (search, from, to) => {
    expect(readAddress(search, data).choice).toMatchObject({ from, to });
  });

  it.each([
    ['?from=9.9', 'There is no release “9.9” of React Query Builder in the list'],
    ['?from=%E0%A4%A', 'There is no release'],
    ['?from=', 'There is no release “”'],
    [`?to=${'8'.repeat(10_000)}`, 'There is no release “88888888888888888888…”'],
    ['?from=8.24&to=7.7', '8.24 isn’t older than 7.7.'],
    ['?kits=antd,word', 'The address names “word”, which isn’t a UI kit with an add-on.'],
    ['?without=__proto__', 'which isn’t a part that you can leave out'],
  ])('says what is wrong with %s', (search, sentence) => {
    const { choice, problems } = readAddress(search, data);
    expect(problems.join(' ')).toContain(sentence);
    expect(data.releases).toContain(choice.from);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (search) => void readAddress(search, data)));
  });
});

describe('Markdown', () => {
  it('has a checkbox for each thing to do, with absolute links', () => {
    const text = markdownOf(legsOf(data, choice('6.5.5', '8.24.1')), 'https://example.com');
    expect(text).toContain('# Upgrade React Query Builder from 6.5.5 to 8.24.1\n');
    expect(text).toContain('## From v6 to v7\n');
    expect(text).toContain('- [ ] `npm install react-querybuilder@7.7.1');
    const { path } = versionByName('7');
    expect(text).toContain(`](https://example.com${path}/migrate#labels-that-changed)`);
    expect(text.match(/^- \[ \] /gm)?.length).toBeGreaterThan(40);
  });
});

it('has replacements only for names that are gone', () => {
  const kept = Object.keys(replacements).filter((name) =>
    spansIn(storedHistory, name).every(({ gone }) => gone === undefined),
  );
  expect(kept).toEqual([]);
});
