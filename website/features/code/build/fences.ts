import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { type FenceMeta, parseMeta } from '../../../../samples/meta.ts';
import { textOf } from '../../../site/html/elements.ts';

export interface Fence {
  readonly pre: Element;
  readonly language: string;
  readonly meta: FenceMeta;
  readonly code: string;
}

export function fencesOf(tree: Root): readonly Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'element', (pre) => {
    const [code] = pre.children;
    if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
    const classes = [code.properties.className].flat().map(String);
    const language = classes.find((name) => name.startsWith('language-'));
    fences.push({
      pre,
      language: language?.slice('language-'.length) ?? '',
      meta: parseMeta(metaOf(code)).meta,
      code: textOf(code).replace(/\n$/, ''),
    });
  });
  return fences;
}

function metaOf(code: Element): string {
  const fromMarkdown = (code.data as { meta?: unknown } | undefined)?.meta;
  return String(fromMarkdown ?? code.properties.metastring ?? '');
}
