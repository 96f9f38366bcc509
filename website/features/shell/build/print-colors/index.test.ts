import postcss from 'postcss';
import { expect, test } from 'vitest';
import { lightPaper } from './index.ts';

test.for([
  ['[data-theme="dark"]{--a:1}', '@media screen{[data-theme="dark"]{--a:1}}'],
  [
    '.a,[data-theme=dark] .b{color:red}',
    '.a{color:red}@media screen{[data-theme=dark] .b{color:red}}',
  ],
  [
    '@layer x{html[data-theme=dark]{--a:1}}',
    '@layer x{@media screen{html[data-theme=dark]{--a:1}}}',
  ],
  ['[data-theme=light] .a{color:red}', '[data-theme=light] .a{color:red}'],
] as const)('%s', ([css, expected]) => {
  const { css: result } = postcss([lightPaper]).process(css, { from: undefined });
  expect(result.replace(/\s*([{},:])\s*|\n\s*/g, '$1')).toBe(expected);
});
