import { expect, it, test } from 'vitest';
import { ensureFixtures } from '../../library/fixtures.ts';
import { targetsOf } from '../../library/targets.ts';
import { versionByName } from '../../site/versions.ts';
import { insideShadow, sheetOf } from './sheets.ts';

test.for([
  [':root{--a:1}', ':host{--a:1}'],
  ['html,body .a{color:red}', ':host,:host .a{color:red}'],
  ['@media print{body>p{color:red}}', '@media print{:host>p{color:red}}'],
  ['.ruleGroup-body,.html,tbody{color:red}', '.ruleGroup-body,.html,tbody{color:red}'],
  [':is(body){color:red}/* words */', ':is(:host){color:red}'],
] as const)('%s', ([css, expected]) => {
  expect(insideShadow(css)).toBe(expected);
});

it('has the styles of the release that the sample imports them from', () => {
  ensureFixtures();
  const sheets = ['3', '6', '7'].map((name) => {
    const [target] = targetsOf(versionByName(name));
    if (!target) throw new Error(`${name} has no release.`);
    return sheetOf(['react-querybuilder/dist/query-builder.css'], target);
  });
  expect(new Set(sheets.map(({ address }) => address)).size).toBe(3);
  expect(sheets.map(({ css }) => css.includes('--rqb-spacing'))).toEqual([false, false, true]);
});
