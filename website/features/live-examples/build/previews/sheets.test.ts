import { expect, it, test } from 'vitest';
import { ensureFixtures } from '../../../../../releases/fixtures.ts';
import { type Target, targetsOf } from '../../../../../releases/targets.ts';
import { latestVersion, versionByName } from '../../../../../releases/versions.ts';
import { insideShadow, sheetOf } from './sheets.ts';

const targetOf = (name: string) => targetsOf(versionByName(name))[0] as Target;
const target = targetOf(latestVersion);
const styles = ['react-querybuilder/dist/query-builder.css'];

test.for([
  [':root{--a:1}', ':host{--a:1}'],
  ['html,body .a{color:red}', ':host,:host .a{color:red}'],
  ['@media print{body>p{color:red}}', '@media print{:host>p{color:red}}'],
  ['.ruleGroup-body,.html,tbody{color:red}', '.ruleGroup-body,.html,tbody{color:red}'],
  ['@font-face{src:url(a.woff2)}p{color:red}', 'p{color:red}'],
  [':is(body){color:red}/* words */', ':is(:host){color:red}'],
] as const)('%s', ([css, expected]) => {
  expect(insideShadow(css)).toBe(expected);
});

it('has the styles of the release that the sample imports them from', () => {
  ensureFixtures();
  const sheets = ['3', '6', '7'].map((name) => sheetOf(styles, targetOf(name), ''));
  expect(new Set(sheets.map(({ address }) => address)).size).toBe(3);
  expect(sheets.map(({ css }) => css.includes('--rqb-spacing'))).toEqual([false, false, true]);
});

it('includes what a stylesheet imports from its folder', () => {
  const { css } = sheetOf(['@react-querybuilder/datetime/dist/datetime.css'], target, '');
  expect(css).not.toContain('@import');
  expect(css).toContain('.rule-value-dateTimeRelative');
});

it('leaves out the base style of samples for a plain look', () => {
  expect(sheetOf(styles, target, '').css).toContain('--app-accent');
  expect(sheetOf(styles, target, '', true).css).not.toContain('--app-accent');
});

it('has the rules of a class only for pictures with the class', () => {
  const cssFor = (html: string) => sheetOf(styles, target, html).css;
  expect(cssFor('')).toContain('.ruleGroup-header');
  expect(cssFor('')).not.toMatch(/queryBuilder-(?:branches|justified):dir|dndOver/);
  expect(cssFor('<div class="queryBuilder queryBuilder-branches">')).toContain(
    '.queryBuilder-branches:dir',
  );
  expect(cssFor('<div class="rule dndOver">')).toContain('.dndOver');
});
