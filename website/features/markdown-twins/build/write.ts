import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const writer = unified()
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_' })
  // Aligned columns would be mostly spaces.
  .use(remarkGfm, { tablePipeAlign: false })
  .freeze();

export const write = (content: readonly RootContent[]): string =>
  writer.stringify({ type: 'root', children: [...content] });
