import type { Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import { textOf } from '../../library/markdown.ts';
import type { Problem } from '../../library/problems.ts';
import type { Rule } from './page.ts';
import { lineOf } from './runs.ts';

/** One name per kind of section, and the headings that mean the same. */
const sectionNames: readonly { readonly name: string; readonly not: RegExp }[] = [
  {
    name: 'Limitations',
    not: /^(?:(?:known )?limits|known limitations|restrictions|constraints|what is known to fall short|what (?:is missing|it can(?:’t|'t|not) do))$/,
  },
  {
    name: 'Pitfalls',
    not: /^(?:traps?|gotchas?|caveats?|(?:common )?mistakes|common pitfalls|(?:what )?surprises(?: at first)?|smaller things|things to know|odd cases|watch out(?: for)?)$/,
  },
  {
    name: 'Accessibility',
    not: /^(?:a11y|accessibility notes|assistive technology|screen readers)$/,
  },
  { name: 'API', not: /^(?:api reference|reference|signatures?)$/ },
  {
    name: 'Related',
    not: /^(?:also|see also|more|read more|learn more|further reading|related (?:pages|links|topics)|links)$/,
  },
];

export const checkSectionNames: Rule = ({ path, tree }) => {
  const problems: Problem[] = [];
  visit(tree, 'heading', (node: Heading) => {
    const text = textOf(node).trim();
    const right = sectionNames.find(({ not }) => not.test(text.toLowerCase()));
    if (!right || node.depth === 1) return;
    const message = `The section "${text}": its name is "${right.name}" on every page.`;
    problems.push({ path, line: lineOf(node), message });
  });
  return problems;
};
