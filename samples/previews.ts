import type { Problem } from '../releases/problems.ts';
import type { Fence } from './extract.ts';
import type { SampleOutcome } from './outcome.ts';

export interface PreviewCount {
  /** Fences with a still picture of what they render. */
  readonly shown: number;
  readonly live: number;
  /** Fences with neither, in page order. */
  readonly missing: readonly MissingPreview[];
}

interface MissingPreview {
  readonly fence: Fence;
  readonly reason: string;
}

const isComponentCode = ({ lang, meta }: Fence): boolean => /^[jt]sx$/.test(lang) && !meta.output;

/** Why a component sample has no still picture. The first reason that fits is given. */
const reasons: readonly {
  readonly reason: string;
  readonly applies: (fence: Fence, outcome: SampleOutcome | undefined) => boolean;
}[] = [
  { reason: 'It is not checked (nocheck).', applies: ({ meta }) => meta.nocheck !== undefined },
  {
    reason: 'It only compiles, because it needs a kit or props (norun).',
    applies: ({ meta }) => meta.norun,
  },
  {
    reason: 'It fails.',
    applies: (_, outcome) => (outcome?.problems.length ?? 0) > 0,
  },
  {
    reason: 'It shows what it prints.',
    applies: (_, outcome) => outcome?.ran === true && !outcome.rendered,
  },
  {
    reason: 'It is part of an application: it exports no component, or another fence imports it.',
    applies: () => true,
  },
];

/** Counts the component samples (`tsx` and `jsx` fences) with and without a still picture. */
export function previewCount(
  fences: readonly Fence[],
  outcomes: ReadonlyMap<Fence, SampleOutcome>,
): PreviewCount {
  const components = fences.filter(isComponentCode);
  const isShown = (fence: Fence) => outcomes.get(fence)?.rendering !== undefined;
  return {
    shown: components.filter(isShown).length,
    live: components.filter(({ meta }) => meta.live).length,
    missing: components
      .filter((fence) => !isShown(fence) && !fence.meta.live)
      .map((fence) => {
        const outcome = outcomes.get(fence);
        const found = reasons.find(({ applies }) => applies(fence, outcome));
        return { fence, reason: fence.meta.nopreview ?? found?.reason ?? '' };
      }),
  };
}

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
