import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lint } from 'cspell';
import type { Root } from 'mdast';
import remarkLintFencedCodeFlag from 'remark-lint-fenced-code-flag';
import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoDuplicateHeadingsInSection from 'remark-lint-no-duplicate-headings-in-section';
import remarkLintNoMultipleToplevelHeadings from 'remark-lint-no-multiple-toplevel-headings';
import remarkPresetLintRecommended from 'remark-preset-lint-recommended';
import { type Processor, type Transformer, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';
import { parsePage, textOf } from '../releases/markdown.ts';
import { versions } from '../releases/versions.ts';
import { folderOf, readPages, repositoryDir, sourceOf } from '../website/site/pages.ts';
import { emptyLink, wordings } from './prose/wordings.ts';

/** Reports each wording that has a better one, and links that don't say where they lead. */
function remarkLintWordings(): Transformer<Root> {
  return (tree, file) =>
    visit(tree, (node) => {
      if (node.type === 'link' && emptyLink.test(textOf(node))) {
        file.message('The link doesn’t say where it leads', node.position);
      }
      if (!['paragraph', 'heading', 'tableCell'].includes(node.type)) return;
      // Code is no prose, so a placeholder takes its place.
      const prose = structuredClone(node);
      visit(prose, 'inlineCode', (code) => {
        code.value = '…';
      });
      const text = textOf(prose).replace(/\s+/g, ' ');
      for (const [found, better] of wordings) {
        const words = found.exec(text)?.[0];
        if (words) file.message(`"${words.trim()}": write ${better}`, node.position);
      }
    });
}

/** Reports a page without a title, or without a description of one sentence that fits into a list of results. */
function remarkLintFrontMatter(): Transformer<Root> {
  return (tree, file) => {
    const [start] = tree.children;
    const { title, description } = start?.type === 'yaml' ? parseYaml(start.value) : {};
    if (!title) file.message('The front matter has no title');
    if (!/^(?=.{20,170}$)[^.!?]*(?:[.!?](?!\s+\p{Lu})[^.!?]*)*\.$/u.test(description ?? '')) {
      file.message('The description must be one sentence of 20 to 170 characters');
    }
  };
}

/** Reads pages as the site does, and writes nothing. */
function remarkPages(this: Processor) {
  this.parser = parsePage;
  this.compiler = () => '';
}

const linter = unified()
  .use(remarkPages)
  .use(remarkPresetLintRecommended)
  .use(remarkLintFencedCodeFlag)
  .use(remarkLintHeadingIncrement)
  .use(remarkLintNoDuplicateHeadingsInSection)
  .use(remarkLintNoMultipleToplevelHeadings)
  .use(remarkLintWordings)
  .freeze();
const pageLinter = linter().use(remarkLintFrontMatter).freeze();

/** `npx tsx tools/check-prose.mts [PATH]...`: checks all pages, or those below a path. */
const starts = process.argv.slice(2);
const files = [
  ...['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', '.github/SECURITY.md'],
  'website/features/api/build/releases/summaries.md',
];
const pages = [
  ...[...versions.map(({ name }) => folderOf(name)), 'website/kits', 'website/src/pages'].flatMap(
    readPages,
  ),
  ...files.map((path) => ({ path, source: readFileSync(join(repositoryDir, path), 'utf8') })),
]
  .map(({ path, source }) => ({ path: sourceOf(path), source }))
  .filter(({ path }) => starts.length === 0 || starts.some((start) => path.startsWith(start)));

/** Shared pages are read as both versions have them, and report once what both have. */
const problems = new Set<string>();
for (const { path, source } of pages) {
  const isPage = /^website\/(?:docs|versioned_docs|src\/pages)\/(?!(?:.*\/)?_)/.test(path);
  const { messages } = await (isPage ? pageLinter : linter).process({ path, value: source });
  for (const { line, reason } of messages) problems.add(`${path}:${line ?? 1}  ${reason}`);
}
for (const problem of problems) console.log(problem);

const spelling = await lint(
  [...new Set(pages.map(({ path }) => path))],
  { config: 'tools/prose/cspell.json' },
  {
    issue: ({ uri = '', row, text }) =>
      console.log(`${relative(repositoryDir, fileURLToPath(uri))}:${row}  misspelled: ${text}`),
  },
);
console.log(
  `${pages.length} pages, ${problems.size} problems, ${spelling.issues} misspelled words`,
);
process.exitCode = problems.size + spelling.issues + spelling.errors > 0 ? 1 : 0;
