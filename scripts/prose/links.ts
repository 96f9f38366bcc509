import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { textOf } from '../../library/markdown.ts';
import type { Problem } from '../../library/problems.ts';
import type { Rule } from './page.ts';
import { lineOf } from './runs.ts';

const emptyWords = /^(?:(?:click |see )?here|this(?: link| page)?|link|(?:read |learn )?more)\.?$/i;

const forbiddenTargets: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:https?:)?\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?![\w.-])/i,
    'leads to the reader’s own machine',
  ],
  [
    /^(?:https?:)?\/\/(?:[\w-]+\.)*react-querybuilder\.js\.org(?![\w.-])/i,
    'leads to another site about the library',
  ],
];

/** Images have alt text, and links say where they lead. */
export const checkLinks: Rule = ({ path, tree }) => {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    const messages = [...imageMessages(node), ...linkMessages(node)];
    problems.push(...messages.map((message) => ({ path, line: lineOf(node), message })));
  });
  return problems;
};

function imageMessages(node: Nodes): readonly string[] {
  const alt =
    node.type === 'image' || node.type === 'imageReference'
      ? node.alt
      : isTag(node, 'img')
        ? attributeOf(node, 'alt')
        : 'no image';
  return alt?.trim() ? [] : ['The image has no alt text.'];
}

function linkMessages(node: Nodes): readonly string[] {
  const target = targetOf(node);
  if (target === undefined) return [];
  const reasons = forbiddenTargets
    .filter(([pattern]) => pattern.test(target))
    .map(([, reason]) => `The link ${reason}: ${target}`);
  return [...reasons, ...(node.type === 'definition' ? [] : wordMessages(node))];
}

function wordMessages(node: Nodes): readonly string[] {
  const words = wordsOf(node).trim();
  if (words === '') return ['The link has no text.'];
  return emptyWords.test(words) ? [`The link does not say where it leads: "${words}".`] : [];
}

function wordsOf(node: Nodes): string {
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  return 'children' in node ? node.children.map(wordsOf).join('') : textOf(node);
}

/** Empty for a reference to a definition, and undefined for anything but a link. */
function targetOf(node: Nodes): string | undefined {
  if (node.type === 'link' || node.type === 'definition') return node.url;
  if (node.type === 'linkReference') return '';
  return isTag(node, 'a', 'Link')
    ? (attributeOf(node, 'href') ?? attributeOf(node, 'to'))
    : undefined;
}

const isTag = (node: Nodes, ...names: readonly string[]): boolean =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
  names.includes(node.name ?? '');

/** An expression's value is its code. */
function attributeOf(node: Nodes, name: string): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) continue;
    return typeof attribute.value === 'string' ? attribute.value : attribute.value?.value;
  }
  return undefined;
}
