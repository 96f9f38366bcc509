import { expect, it } from 'vitest';
import { checkLinks } from './links.ts';
import { findings } from './testing.ts';

it.each([
  ['![](./rule.png)', ['6: The image has no alt text.']],
  ['<img src="/rule.png" />', ['6: The image has no alt text.']],
  ['Text\n[](./path.mdx)', ['7: The link has no text.']],
  ['<a href="/demo"></a>', ['6: The link has no text.']],
  ['[here](./path.mdx)', ['6: The link does not say where it leads: "here".']],
  ['[Click here](./path.mdx)', ['6: The link does not say where it leads: "Click here".']],
  ['<Link to="/demo">here</Link>', ['6: The link does not say where it leads: "here".']],
  [
    '[the demo](http://localhost:3000/demo)',
    ['6: The link leads to the reader’s own machine: http://localhost:3000/demo'],
  ],
  [
    '[the demo][demo]\n\n[demo]: https://react-querybuilder.js.org/demo',
    ['8: The link leads to another site about the library: https://react-querybuilder.js.org/demo'],
  ],
])('%j', (body, messages) => {
  expect(findings(checkLinks, body)).toEqual(messages);
});

it.each([
  '![A rule](./rule.png)',
  '<img src="/rule.png" alt="A rule" />',
  '[![A rule](./rule.png)](./path.mdx)',
  '[Export](./export.mdx) and [`path`](#path)',
  '<Link to="/demo">the demo</Link>',
  '[npm](https://www.npmjs.com/package/react-querybuilder)',
  '`http://localhost:3000`',
])('accepts %j', (body) => {
  expect(findings(checkLinks, body)).toEqual([]);
});
