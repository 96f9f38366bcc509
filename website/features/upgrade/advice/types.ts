import { rules } from '../../../../packages/upgrade/src/rules.ts';
import type { Step } from '../../../../releases/behavior/changes/changes.ts';

/** Code that compiles with the older major and not with the newer one. */
export interface StricterType {
  /** Its anchor on the page of the step. */
  readonly id: string;
  /** Sentences. Backticks enclose code. */
  readonly text: string;
  /** Page and anchor in the docs of the later major. */
  readonly page: string;
  /** A whole file that compiles with the older major only. */
  readonly before: string;
  /** A whole file that compiles with the newer major. */
  readonly after: string;
}

/** Takes the text and the code from a rule of the upgrade command. */
function ofRule(wanted: string, { id, page }: Pick<StricterType, 'id' | 'page'>): StricterType {
  const rule = rules.find((one) => one.id === wanted);
  if (!rule) throw new Error(`packages/upgrade/src/rules.ts has no rule “${wanted}”.`);
  const { before, after } = rule.example;
  return { id, text: `${rule.reason} ${rule.instead}`, page, before, after };
}

export const stricterTypes: Readonly<Record<Step, readonly StricterType[]>> = {
  '3-to-4': [
    ofRule('onAddRule-path', { id: 'type-parent-path', page: 'migrate#paths-instead-of-ids' }),
  ],
  '4-to-5': [
    ofRule('without-dnd-provider', {
      id: 'type-drag-and-drop',
      page: 'migrate#drag-and-drop-is-an-add-on',
    }),
  ],
  '5-to-6': [ofRule('c', { id: 'type-class-names', page: 'migrate#exports-that-are-gone' })],
  '6-to-7': [
    ofRule('builder-props', {
      id: 'type-builder-props',
      page: 'migrate#name-the-type-arguments-of-props',
    }),
    ofRule('full-field', {
      id: 'type-full-fields',
      page: 'migrate#name-the-type-arguments-of-props',
    }),
    {
      id: 'type-independent-query',
      text: '`RuleGroupTypeIC` doesn’t allow `combinator`.',
      page: 'migrate#independent-combinators-follow-from-the-query',
      before: `import type { RuleGroupTypeIC } from 'react-querybuilder';

export const query: RuleGroupTypeIC & { combinator: string } = { combinator: 'and', rules: [] };`,
      after: `import type { RuleGroupTypeIC } from 'react-querybuilder';

export const query: RuleGroupTypeIC = { rules: [] };`,
    },
    ofRule('module-parseSQL', {
      id: 'type-parsers',
      page: 'migrate#import-parsers-from-their-own-path',
    }),
  ],
  '7-to-8': [
    ofRule('merged-context-props', { id: 'type-merged-context', page: 'migrate#from-v7-to-v8' }),
  ],
};
