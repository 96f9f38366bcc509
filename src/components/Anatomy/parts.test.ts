import { defaultControlElements, standardClassnames } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { parts } from './parts';

/** Elements that are no control of their own in the picture: wholes, wrappers and bulk overrides. */
const notDrawn = [
  'actionElement',
  'inlineCombinator',
  'matchModeEditor',
  'rule',
  'ruleGroup',
  'ruleGroupBodyElements',
  'ruleGroupHeaderElements',
  'valueSelector',
];

describe('parts of the anatomy', () => {
  it('are the control elements of the installed library, each once', () => {
    const drawn = parts.map(({ element }) => element);
    expect([...drawn, ...notDrawn].sort()).toEqual(Object.keys(defaultControlElements).sort());
  });

  it.each(parts)('$element names a class that the library sets', ({ className }) => {
    expect(Object.values(standardClassnames)).toContain(className);
  });
});
