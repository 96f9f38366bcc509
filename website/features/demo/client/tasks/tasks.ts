import type { RuleGroupTypeAny } from 'react-querybuilder';
import { platformForms } from '../../../project/platform-forms.ts';
import type { Platform } from '../../../project/platforms.ts';
import { entryOf, projectFiles } from '../code/project.ts';
import { shownFiles } from '../code/shown-files.ts';
import type { CodeInput } from '../code/types.ts';
import { findDataSet } from '../data/dataSets.ts';
import { loadDatetime } from '../datetime.ts';
import { disagreementsOf, leftOutOf, outcomesOf } from '../engines/results.ts';
import { type ExportState, entriesOf } from '../panels/export/entries.ts';
import { exportedOf } from '../panels/export/exported.ts';
import { readText } from '../panels/import/read.ts';

interface ExportInput {
  readonly query: RuleGroupTypeAny;
  readonly settings: ExportState;
  readonly dataSet: string;
  readonly usesDatetime: boolean;
}

interface PlatformInput {
  readonly platform: Platform['id'];
  readonly input: CodeInput;
}

/** Long computations of panels. Inputs and outputs are plain data, which can be sent to a worker. */
export const tasks = {
  files: shownFiles,
  platformForm: ({ platform, input }: PlatformInput) =>
    platformForms[platform](projectFiles(input), entryOf(input)),
  exported: async ({ query, settings, dataSet: id, usesDatetime }: ExportInput) => {
    const dataSet = findDataSet(id);
    const entries = entriesOf(settings, dataSet, usesDatetime ? await loadDatetime() : undefined);
    return exportedOf(query, entries, settings, dataSet);
  },
  reading: readText,
  outcomes: outcomesOf,
  leftOut: leftOutOf,
  disagreements: (input: Parameters<typeof disagreementsOf>[0]) => disagreementsOf(input),
} as const;

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;
