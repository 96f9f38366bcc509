import remarkPresetLintRecommended from 'remark-preset-lint-recommended';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Problem } from '../../library/problems.ts';
import type { ProsePage } from './page.ts';

const linter = unified().use(remarkPresetLintRecommended).freeze();

export async function checkLint({ path, markdown, tree }: ProsePage): Promise<readonly Problem[]> {
  const file = new VFile({ path, value: markdown });
  await linter.run(structuredClone(tree), file);
  return file.messages.map(({ line, reason, ruleId }) => ({
    path,
    line: line ?? 1,
    message: `${reason} (${ruleId})`,
  }));
}
