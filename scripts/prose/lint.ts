import remarkPresetLintRecommended from 'remark-preset-lint-recommended';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Problem } from '../../samples/problems.ts';
import type { ProsePage } from './page.ts';

/** The recommended rules of remark-lint: on, or the reason why not. */
export const lintRules: Readonly<Record<string, 'on' | { readonly off: string }>> = {
  'final-newline': 'on',
  'hard-break-spaces': 'on',
  'list-item-bullet-indent': 'on',
  'list-item-indent': 'on',
  'no-blockquote-without-marker': 'on',
  'no-duplicate-definitions': 'on',
  'no-heading-content-indent': 'on',
  'no-literal-urls': 'on',
  'no-shortcut-reference-image': 'on',
  'no-shortcut-reference-link': 'on',
  'no-undefined-references': 'on',
  'no-unused-definitions': 'on',
  'ordered-list-marker-style': 'on',
};

const linter = unified().use(remarkPresetLintRecommended).freeze();

/**
 * Runs remark-lint over a page.
 *
 * @param page - Read before.
 */
export async function checkLint({ path, markdown, tree }: ProsePage): Promise<readonly Problem[]> {
  const file = new VFile({ path, value: markdown });
  await linter.run(structuredClone(tree), file);
  return file.messages
    .filter(({ ruleId }) => lintRules[ruleId ?? ''] === 'on')
    .map(({ line, reason, ruleId }) => ({
      path,
      line: line ?? 1,
      message: `${reason} (${ruleId})`,
    }));
}
