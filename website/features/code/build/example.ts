import { corpus } from '../../../../releases/behavior/corpus.ts';
import type { BehaviorDifference } from '../../../../releases/behavior/record.ts';
import { shortened } from '../../../../releases/behavior/shortened.ts';
import type { Example } from '../../../src/components/Outputs/example.ts';
import { highlight } from './highlight.ts';

const codes = new Map(corpus.map(({ id, code }) => [id, code]));

/** The code of a probe, and the outputs of two releases as a page shows them. */
export async function exampleOf({ id, before, after }: BehaviorDifference): Promise<Example> {
  const [first, second] = shortened(before.split('\n'), after.split('\n'));
  return {
    code: await highlight(codes.get(id) ?? '', { language: 'tsx', highlightedLines: [] }),
    before: first,
    after: second,
  };
}
