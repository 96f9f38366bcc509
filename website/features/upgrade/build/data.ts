import { areas } from '../../../../releases/behavior/changes/change.ts';
import {
  releasesOfStep,
  type Step,
  shownChanges,
  steps,
} from '../../../../releases/behavior/changes/changes.ts';
import { probedReleases } from '../../../../releases/behavior/history.ts';
import { spansIn } from '../../../../releases/history/history.ts';
import { storedHistory, storedReleases } from '../../../../releases/history/stored.ts';
import { majorOf } from '../../../../releases/releases.ts';
import { addonsOf, type DocsVersion, versionOfMajor } from '../../../../releases/versions.ts';
import { uiKits } from '../../../kits/kits.ts';
import { exampleOf } from '../../code/build/example.ts';
import { highlight } from '../../code/build/highlight.ts';
import { replacements } from '../advice/replacements.ts';
import { stricterTypes } from '../advice/types.ts';
import type { MajorData, RemovedName, StepData, UpgradeData } from '../client/guide.ts';
import type { MinorsData } from '../client/minors.ts';
import { minorsData } from './minors.ts';

/** Published releases before the API history begins, the newest one of each minor. */
const earlierReleases = ['3.0.2', '3.1.2', '3.2.0', '3.5.1', '3.8.3', '3.9.9', '3.11.1'];

/** The oldest TypeScript of a major, according to its release notes. */
const typescript: Readonly<Record<number, string>> = { 4: '4.1', 5: '4.5', 7: '5.1', 8: '5.1' };

/** Everything that the upgrade pages show, from the stored histories. */
export async function upgradeData(): Promise<UpgradeData> {
  return {
    releases: [...earlierReleases, ...storedReleases],
    steps: await Promise.all(steps.map(stepOf)),
    removed: removedNames(),
    majors: probedReleases.map(majorData),
    kits: uiKits.map(({ id, label, packages }) => ({ id, label, packages })),
    areas,
  };
}

/** What differs between any two minors, which the page loads when somebody chooses them. */
export const upgradeMinors = (): Promise<MinorsData> => minorsData((major) => docsOf(major).path);

const docsOf = (major: number): DocsVersion => {
  const found = versionOfMajor(major);
  if (!found) throw new Error(`No docs describe v${major}; see releases/versions.ts.`);
  return found;
};

function majorData(release: string): MajorData {
  const number = majorOf(release);
  const version = docsOf(number);
  const olderAddons = { ...version.olderAddons, ...version.addonTypes };
  return {
    major: number,
    release,
    docs: version.path,
    react: version.react,
    ...(typescript[number] && { typescript: typescript[number] }),
    addons: addonsOf({ ...version, olderAddons }, release),
  };
}

async function stepOf(step: Step): Promise<StepData> {
  const [from, to] = releasesOfStep(step);
  const { path } = docsOf(majorOf(to));
  return {
    id: step,
    from,
    to,
    guide: `${path}/migrate#from-v${majorOf(from)}-to-v${majorOf(to)}`,
    changes: await Promise.all(
      shownChanges(step).map(async ({ row: { id, area, text, page, before }, example }) => ({
        ...{ id, area, text },
        page: `${path}/${page}`,
        ...(before !== undefined && { todo: before }),
        ...(await exampleOf(example)),
      })),
    ),
    types: await Promise.all(
      stricterTypes[step].map(async ({ before, after, ...row }) => ({
        ...row,
        page: `${path}/${row.page}`,
        before: await colored(before),
        after: await colored(after),
      })),
    ),
  };
}

const colored = (code: string): Promise<string> =>
  highlight(code, { language: 'tsx', highlightedLines: [] });

/** Names that some release had and a later one lacks; the history doesn't know which were renamed. */
const removedNames = (): readonly RemovedName[] =>
  Object.keys(storedHistory).flatMap((name) => {
    const spans = spansIn(storedHistory, name);
    if (name.includes('#') || spans.every(({ gone }) => gone === undefined)) return [];
    const instead = replacements[name];
    return [{ name, spans, ...(instead && { instead }) }];
  });
