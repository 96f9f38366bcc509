import { expect, test } from 'vitest';
import { darkWithoutScript } from './system-colors.ts';

test.for([
  ['[data-theme=dark]{--surface:#14181f}', 'html:not([data-theme]){--surface:#14181f}'],
  ['html[data-theme="dark"]{color:red}', 'html:not([data-theme]){color:red}'],
  ['[data-theme=dark]:root{color:red}', 'html:not([data-theme]):root{color:red}'],
  ['.a,[data-theme=dark] .b{color:red}', 'html:not([data-theme]) .b{color:red}'],
  ['.a{color:red}/* words */', ''],
  ['[data-theme=light] .a{color:red}', ''],
  [
    '@media print{.a{color:red}}@media screen{[data-theme=dark] .a{color:red}}',
    '@media screen{html:not([data-theme]) .a{color:red}}',
  ],
  ['@font-face{font-family:a}', ''],
] as const)('%s', ([css, expected]) => {
  expect(darkWithoutScript(css).trim()).toBe(expected);
});
