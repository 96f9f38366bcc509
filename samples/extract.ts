import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { parsePage } from '../releases/markdown.ts';
import type { Problem } from '../releases/problems.ts';
import { type FenceMeta, parseMeta } from './meta.ts';

export interface Fence {
  /** From the root of the repository. */
  readonly path: string;
  /** Line of the opening fence, from 1. The code starts on the next one. */
  readonly line: number;
  /** First word after the backticks; empty if there is none. */
  readonly lang: string;
  readonly meta: FenceMeta;
  readonly code: string;
}

export interface ExtractedPage {
  readonly fences: readonly Fence[];
  readonly problems: readonly Problem[];
}

/**
 * Finds the code fences of a page with the site's parser, including those in lists, tabs, and admonitions.
 *
 * @param path - Only for messages.
 * @returns The fences in page order, and the problems of their meta. For a page that can't be parsed, one
 *   problem.
 */
export function extractFences(path: string, source: string): ExtractedPage {
  const fences: Fence[] = [];
  const problems: Problem[] = [];
  try {
    // In braces, because the walk would skip nodes if the visitor returned the number that `push` returns.
    visit(parsePage(source), 'code', (node: Code) => {
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
    // The position of a tag that is never closed is only in the message.
    const at = line ?? Number(/\((\d+):\d+/.exec(reason)?.[1] ?? 1);
    return {
      fences: [],
      problems: [{ path, line: at, message: `The page isn't valid MDX: ${reason}` }],
    };
  }
  return { fences, problems };
}
