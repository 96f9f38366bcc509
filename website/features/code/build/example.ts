import type { BehaviorDifference } from '../../../../releases/behavior/history.ts';
import { exampleOf as plainExample } from '../../../../releases/behavior/shortened.ts';
import type { Example } from '../../../src/components/Outputs/example.ts';
import { highlight } from './highlight.ts';

/** The code of a probe, and the outputs of two releases as a page shows them. */
export async function exampleOf(difference: BehaviorDifference): Promise<Example> {
  const { code, ...outputs } = plainExample(difference);
  return { code: await highlight(code, { language: 'tsx', highlightedLines: [] }), ...outputs };
}
