import { describe, expect, it } from 'vitest';
import { readPage } from '../../article/build/built-pages/page.ts';
import { createLinks } from './links.ts';
import { markdownFile } from './markdown-file.ts';
import { readMarkdown } from './page.ts';

const links = createLinks(
  'https://site.test',
  new Set(['/', '/docs/intro', '/docs/6/dnd', '/api']),
);

const page = (main: string) => `<!doctype html><html><head><title>T</title>
<meta data-rh=true name=description content='What "it" is'>
<link data-rh=true rel=canonical href=https://site.test/docs/intro /></head>
<body><a href=#main>Skip to main content</a><nav>menu</nav><main><article><nav>Home</nav>
<div class="theme-doc-markdown markdown"><header><h1>Title</h1></header>${main}</div>
<footer class=theme-doc-footer><a href=/edit>Edit this page</a></footer></article></main></body></html>`;

const read = (html: string, path = '/docs/intro') => readMarkdown(readPage(html, path), links);

/** The Markdown of what is below the title. */
const body = (main: string, path?: string) => read(page(main), path).body.trimEnd();

const code = (lines: string, attributes = 'data-language=ts') =>
  `<div class="theme-code-block block_x" ${attributes}><div class=title>App.tsx</div><div><pre tabindex=0><code>${lines}</code></pre><button>Copy</button></div></div>`;

describe('a page', () => {
  it('has a title, a description, a canonical address, and text without its surroundings', () => {
    expect(read(page('<p>Text.'))).toEqual({
      path: '/docs/intro',
      title: 'Title',
      description: 'What "it" is',
      canonical: 'https://site.test/docs/intro',
      body: 'Text.\n',
    });
  });

  it('is a file with front matter that names the canonical page if it’s another page', () => {
    const one = read(page('<p>Text.'));
    expect(markdownFile(one, 'https://site.test/docs/intro')).toBe(
      '---\ntitle: "Title"\ndescription: "What \\"it\\" is"\nurl: "https://site.test/docs/intro"\n---\n\n# Title\n\nText.\n',
    );
    expect(markdownFile(one, 'https://site.test/docs/6/intro')).toContain(
      '\ncanonical: "https://site.test/docs/intro"\n---\n',
    );
  });

  it('is rejected with its address if it has no main element or title', () => {
    expect(() => read('<p>Text', '/docs/x')).toThrow('/docs/x has no main element');
    expect(() => read('<main><p>Text</main>', '/docs/x')).toThrow('/docs/x has no h1');
  });
});

describe('text', () => {
  it.each([
    ['one\n two  three', 'one two three'],
    ['a <strong>b</strong>, <em>c </em>d, <del>e</del>', 'a **b**, _c_ d, ~~e~~'],
    ['a*b _c_ <code>d`e</code> &lt;f>', 'a\\*b \\_c\\_ ``d`e`` \\<f>'],
    ['x<br>y', 'x\\\ny'],
    ['<span class=badge_x>since v8.8</span> new', '_since v8.8_ new'],
    ['<img src=/img/a.png alt=Arrow>', '![Arrow](https://site.test/img/a.png)'],
    ['a <button>Run</button><select><option>x</select>b', 'a b'],
    ['22<!-- --> formats', '22 formats'],
  ])('%s', (html, markdown) => {
    expect(body(`<p>${html}</p>`)).toBe(markdown);
  });
});

describe('a link', () => {
  it.each([
    ['/docs/6/dnd', 'https://site.test/docs/6/dnd.md'],
    ['/docs/6/dnd/#touch', 'https://site.test/docs/6/dnd.md#touch'],
    ['#below', 'https://site.test/docs/intro.md#below'],
    ['6/dnd', 'https://site.test/docs/6/dnd.md'],
    ['/', 'https://site.test/index.md'],
    ['/docs/6/dnd?touch=true', 'https://site.test/docs/6/dnd?touch=true'],
    ['/img/a.png', 'https://site.test/img/a.png'],
    ['https://other.test/docs/6/dnd', 'https://other.test/docs/6/dnd'],
    ['mailto:a@b.test', 'mailto:a@b.test'],
  ])('%s', (href, url) => {
    expect(body(`<p><a href="${href}">x</a>`)).toBe(`[x](${url})`);
  });

  it('around a piece of code is kept, but one from a definition to itself is removed', () => {
    expect(body('<p><code><a href=/api>add</a></code>')).toBe('[`add`](https://site.test/api.md)');
    expect(body('<p><a href=#x class=definition-link><code>x</code></a>')).toBe('`x`');
  });
});

describe('blocks', () => {
  it('headings have badges, but no anchors', () => {
    const html =
      '<h2 class=anchor id=a>About <code>x</code> <span>since v8.1</span><a class=hash-link href=#a>\u200B</a></h2>';
    expect(body(html)).toBe('## About `x` _since v8.1_');
  });

  it('lists may contain blocks and lists, and adjacent ones are merged', () => {
    const html = '<ol start=3><li>a<li><p>b<ul><li>c</ul></ol><ul><li>d</ul><ul><li>e</ul>';
    expect(body(html)).toBe('3. a\n4. b\n   - c\n\n- d\n- e');
  });

  it('tables need no closing tags, and bars in cells are escaped', () => {
    const html =
      '<table><thead><tr><th>A<th>B<tbody><tr id=x><td><code>a | b</code><td>c<tr><td>d<td></table>';
    expect(body(html)).toBe('| A | B |\n| - | - |\n| `a \\| b` | c |\n| d | |');
  });

  it('admonitions become quotes with their title', () => {
    const html =
      '<div class="theme-admonition alert"><div><span><svg></svg></span>warning</div><div><p>A trap.</div></div>';
    expect(body(html)).toBe('> **Warning**\n>\n> A trap.');
  });

  it('text that only says that something is loading is left out', () => {
    expect(body('<p>Text.</p><p role=status>Loading…</p>')).toBe('Text.');
  });

  it('all tab panels are included under their names', () => {
    const html = `<div class="theme-tabs-container x"><ul role=tablist class=tabs><li role=tab>npm<li role=tab>Yarn</ul><div><div role=tabpanel>${code('npm i')}</div><div role=tabpanel hidden>${code('yarn')}</div></div></div>`;
    expect(body(html)).toBe('**npm**\n\n```ts\nnpm i\n```\n\n**Yarn**\n\n```ts\nyarn\n```');
  });

  it('details are open, and pictures, lists of pages, and builders become text', () => {
    const html = `<details><summary>More</summary><div><p>Inside.</div></details>
      <figure><svg role=img aria-label="A rule"><text>x</text></svg></figure>
      <ul><li><a href=/docs/6/dnd>Drag</a><div>By mouse.</div></ul>
      <div role=form class="queryBuilder x"><p>+ Rule</div>`;
    expect(body(html)).toBe(
      '**More**\n\nInside.\n\nPicture: A rule\n\n- [Drag](https://site.test/docs/6/dnd.md) By mouse.\n\nOn the page: an interactive query builder.',
    );
  });
});

describe('code', () => {
  it('is unchanged, with its language and title, but without colors and buttons', () => {
    const lines = '<span class=t-keyword>const</span> a = &lt;b/>;\n\n  <a href=/api>add</a>();\n';
    expect(body(code(lines, 'data-language=tsx data-title=App.tsx'))).toBe(
      '```tsx title="App.tsx"\nconst a = <b/>;\n\n  add();\n```',
    );
  });

  it('gets back the notation for its marked lines', () => {
    const lines =
      '<span class="line diff remove">a(); </span>\n<span class="line diff add">b(); </span>\n<span class="line highlighted">c();</span>\n<span class=line>d();</span>';
    expect(body(code(lines))).toBe(
      '```ts\na(); // [!code --]\nb(); // [!code ++]\nc();\nd();\n```',
    );
  });

  it('may contain fences', () => {
    expect(body(code('```md\nx\n```', 'data-language=md'))).toBe('````md\n```md\nx\n```\n````');
  });
});

describe('a page of the reference', () => {
  const symbol = `<p class=kicker>Function of <a href=/api>rqb</a></p>
    <pre class=declaration_x>function add(rule: <a href=/docs/6/dnd>Rule</a>)</pre>
    <section><h2>Parameters</h2>
    <div class=row_x><div class=head_x><h3>rule</h3><span>optional</span><span>since v8.1</span></div><pre class=type_x><a href=/docs/6/dnd>Rule</a></pre>
    <div class=facts_x><div>Default <div class=value_x><code>1</code></div></div></div></div></section>`;

  it('has declarations as fences, types inline, and the links of both at the end', () => {
    expect(body(symbol, '/api')).toBe(`Function of [rqb](https://site.test/api.md)

\`\`\`ts
function add(rule: Rule)
\`\`\`

## Parameters

### rule

optional, _since v8.1_

\`Rule\`

Default \`1\`

## Types named above

- [Rule](https://site.test/docs/6/dnd.md)`);
  });
});

describe('a page of the demo', () => {
  it('ends with the table of options', () => {
    expect(body('<p>Words.', '/demo/antd')).toMatch(
      /^Words\.\n\n## Options of the demo\n\n\| Option \| Name \| Group \| Default \|\n[\s\S]*`showNotToggle` \| Controls \| off \|/,
    );
  });
});
