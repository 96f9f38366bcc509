import type { Code } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Problem } from '../library/problems.ts';
import { type FenceMeta, parseMeta } from './meta.ts';

/** A code fence of a page. */
export interface Fence {
  /** Page, from the root of the repository. */
  readonly path: string;
  /** Line of the opening fence, from 1; the code starts on the next one. */
  readonly line: number;
  /** First word behind the backticks; empty when there is none. */
  readonly lang: string;
  readonly meta: FenceMeta;
  readonly code: string;
}

/** Result of {@link extractFences}. */
export interface ExtractedPage {
  readonly fences: readonly Fence[];
  readonly problems: readonly Problem[];
}

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

/** Docusaurus' heading id `{#id}` is no MDX expression; Docusaurus escapes it as well. */
const escapeHeadingIds = (source: string): string =>
  source.replace(/^(#{1,6}\s.*[^\\])(\{#[^}\s]+\}\s*)$/gm, '$1\\$2');

/**
 * Finds the code fences of a page with the parser that the site uses, so that fences in lists,
 * tabs and admonitions are found as readers see them.
 *
 * @param path - Page, from the root of the repository; only for messages.
 * @param source - Text of the page, Markdown or MDX.
 * @returns The fences in page order, and what is wrong with their meta. A page that cannot be
 *   parsed gives no fence and one problem.
 */
export function extractFences(path: string, source: string): ExtractedPage {
  const fences: Fence[] = [];
  const problems: Problem[] = [];
  try {
    // A visitor's return value steers the walk, hence the braces: `push` would skip nodes.
    visit(processor.parse(escapeHeadingIds(source)), 'code', (node: Code) => {
      const line = node.position?.start.line ?? 1;
      const parsed = parseMeta(node.meta ?? '');
      fences.push({ path, line, lang: node.lang ?? '', meta: parsed.meta, code: node.value });
      problems.push(...parsed.problems.map((message) => ({ path, line, message })));
    });
  } catch (error) {
    const { line, reason = String(error) } = error as {
      readonly line?: number;
      readonly reason?: string;
    };
    // A tag that is still open at the end has its place in the words only.
    const at = line ?? Number(/\((\d+):\d+/.exec(reason)?.[1] ?? 1);
    return {
      fences: [],
      problems: [{ path, line: at, message: `The page is no valid MDX: ${reason}` }],
    };
  }
  return { fences, problems };
}
