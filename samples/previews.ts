import type { Problem } from '../releases/problems.ts';
import type { Fence } from './extract.ts';
import type { SampleOutcome } from './outcome.ts';

/** Reports the fences that render nothing at first and don't say why. */
export function unexplainedPreviews(
  outcomes: ReadonlyMap<Fence, SampleOutcome>,
): readonly Problem[] {
  return [...outcomes].flatMap(([{ path, line, meta }, { rendered, rendering, problems }]) => {
    if (problems.length > 0 || !rendered || (meta.nopreview !== undefined) !== !!rendering)
      return [];
    const message = rendering
      ? 'It has a preview. Remove nopreview.'
      : 'It renders nothing at first. Let it start with something to see, or write nopreview="why there is nothing".';
    return [{ path, line, message }];
  });
}
