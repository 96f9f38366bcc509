import { majorOf } from '../../releases.ts';
import { withExamples } from '../explain.ts';
import { changesFrom, probedReleases } from '../history.ts';
import { from3To4 } from './3-to-4.ts';
import { from4To5 } from './4-to-5.ts';
import { from5To6 } from './5-to-6.ts';
import { from6To7 } from './6-to-7.ts';
import { from7To8 } from './7-to-8.ts';

/** Every difference that probes show, by step. */
export const changes = {
  '3-to-4': from3To4,
  '4-to-5': from4To5,
  '5-to-6': from5To6,
  '6-to-7': from6To7,
  '7-to-8': from7To8,
};

/** From one major to the next, for example `6-to-7`. */
export type Step = keyof typeof changes;

export const steps = Object.keys(changes) as readonly Step[];

/** The documented releases of a step's majors. */
export function releasesOfStep(step: Step): readonly [from: string, to: string] {
  const [from = '', to = ''] = step
    .split('-to-')
    .map((major) => probedReleases.find((release) => majorOf(release) === Number(major)));
  return [from, to];
}

/** The rows of a step, each with a difference that shows it. */
export const shownChanges = (step: Step) =>
  withExamples(changes[step], changesFrom(...releasesOfStep(step)));
