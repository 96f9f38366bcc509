import { expect, it } from 'vitest';
import { coloredHtml } from './colors.ts';

it('colors code, and keeps its text', () => {
  const html = coloredHtml("// <b> & more\nconst a: A<string> = 'x';\n");
  expect(html).toContain('<span style="color:var(--code-comment)">// &lt;b&gt; &amp; more</span>');
  expect(html).toContain(`<span style="color:var(--code-string)">'x'</span>`);
  expect(
    html
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>'),
  ).toBe("// <b> &amp; more\nconst a: A<string> = 'x';\n");
});
