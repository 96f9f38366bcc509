import { expect, it } from 'vitest';
import { checkSectionNames } from './section-names.ts';
import { findings } from './testing.ts';

it.each([
  ['Limits', 'Limitations'],
  ['Traps', 'Pitfalls'],
  ['What surprises at first', 'Pitfalls'],
  ['Mistakes', 'Pitfalls'],
  ['Smaller things', 'Pitfalls'],
  ['Caveats', 'Pitfalls'],
  ['Screen readers', 'Accessibility'],
  ['API reference', 'API'],
  ['See also', 'Related'],
  ['Also', 'Related'],
])('%s is %s', (heading, name) => {
  expect(findings(checkSectionNames, `Text\n\n## ${heading}`)).toEqual([
    `8: The section "${heading}": its name is "${name}" on every page.`,
  ]);
});

it.each(['Limitations', 'Pitfalls', 'Related', 'API', 'Limit the rules of a group'])(
  'accepts %s',
  (heading) => {
    expect(findings(checkSectionNames, `### ${heading}`)).toEqual([]);
  },
);
