import { importsOf } from '../releases/imports.ts';
import type { Problem } from '../releases/problems.ts';
import { resolveRelativeImport } from '../releases/relative-imports.ts';
import type { Fence } from './extract.ts';
import { withoutRemovedLines } from './notation.ts';

interface ExpectedOutput {
  readonly line: number;
  readonly text: string;
}

/** A fence that the checker reads as a module. */
export interface Unit {
  readonly fence: Fence;
  /** Inside its sample. */
  readonly file: string;
  /** With the same lines as the fence. */
  readonly code: string;
  /** The sample's named files, which the module may import by a relative path. */
  readonly siblings: Readonly<Record<string, string>>;
  readonly output?: ExpectedOutput;
  /** Whether the module may run and no other fence imports it. */
  readonly entry: boolean;
}

export interface PagePlan {
  readonly units: readonly Unit[];
  /** Fences in a checked language with `nocheck`. */
  readonly unchecked: readonly Fence[];
  readonly problems: readonly Problem[];
}

/** Checked languages of fences, with their file extensions. */
const extensions: Readonly<Record<string, string>> = {
  ts: '.ts',
  typescript: '.ts',
  mts: '.mts',
  tsx: '.tsx',
  js: '.js',
  javascript: '.js',
  mjs: '.mjs',
  jsx: '.jsx',
};

const isCode = ({ lang, meta }: Pick<Fence, 'lang' | 'meta'>): boolean =>
  Object.hasOwn(extensions, lang) && !meta.output && !meta.hidden;

export const isChecked = (fence: Pick<Fence, 'lang' | 'meta'>): boolean =>
  isCode(fence) && fence.meta.nocheck === undefined;

/**
 * Turns the fences of a page, in page order, into modules. Fences with the same `sample=` (or none) share a
 * folder, so they can import its named files by `./name`.
 */
export function unitsOf(fences: readonly Fence[]): PagePlan {
  const problems: Problem[] = [];
  const report = ({ path, line }: Fence, message: string) => problems.push({ path, line, message });

  const named = namedFiles(fences, report);
  const outputs = outputsByFence(fences, report);
  const checked = fences.filter(
    (fence) =>
      isChecked(fence) &&
      // A second fence with the same name has been reported above, and isn't part of the folder.
      (fence.meta.file === undefined || folderOf(fence, named).get(fence.meta.file) === fence),
  );
  const imported = new Set(
    checked.flatMap((fence) => importedFiles(fence, folderOf(fence, named))),
  );

  const units = checked.map((fence): Unit => {
    const file = fileOf(fence);
    const folder = folderOf(fence, named);
    const output = outputs.get(fence);
    return {
      fence,
      file,
      code: withoutRemovedLines(fence.code),
      siblings: Object.fromEntries(
        [...folder]
          .filter(([name]) => name !== file)
          .map(([name, { code }]) => [name, withoutRemovedLines(code)]),
      ),
      ...(output && { output }),
      entry: !fence.meta.norun && !imported.has(fence),
    };
  });
  const unchecked = fences.filter((fence) => isCode(fence) && fence.meta.nocheck !== undefined);
  return { units, unchecked, problems };
}

/** Unnamed fences get their line as the name. */
function fileOf({ meta, lang, line }: Fence): string {
  return meta.file ?? `fence-${line}${extensions[lang]}`;
}

type Folder = ReadonlyMap<string, Fence>;
type Report = (fence: Fence, message: string) => void;

const noFiles: Folder = new Map();

const folderOf = ({ meta }: Fence, named: ReadonlyMap<string, Folder>): Folder =>
  named.get(meta.sample ?? '') ?? noFiles;

function namedFiles(fences: readonly Fence[], report: Report): ReadonlyMap<string, Folder> {
  const folders = new Map<string, Map<string, Fence>>();
  for (const fence of fences) {
    const { file, sample = '' } = fence.meta;
    if (file === undefined) continue;
    const folder = folders.get(sample) ?? new Map<string, Fence>();
    folders.set(sample, folder);
    const extension = extensions[fence.lang];
    if (extension !== undefined && !file.endsWith(extension)) {
      report(fence, `The fence is "${fence.lang}", but file=${file} does not end in ${extension}.`);
    }
    const earlier = folder.get(file);
    if (earlier) {
      report(
        fence,
        `file=${file} is also the name of the fence on line ${earlier.line}. Separate their samples with sample=name.`,
      );
    } else folder.set(file, fence);
  }
  return folders;
}

function outputsByFence(
  fences: readonly Fence[],
  report: Report,
): ReadonlyMap<Fence, ExpectedOutput> {
  const outputs = new Map<Fence, ExpectedOutput>();
  for (const [index, fence] of fences.entries()) {
    if (!fence.meta.output) continue;
    const printer = fences[index - 1];
    if (!printer || !isCode(printer)) {
      report(fence, 'An output fence must come right after the fence that prints it.');
    } else if (printer.meta.norun || printer.meta.nocheck !== undefined) {
      report(
        fence,
        `The output is not checked, because the fence on line ${printer.line} isn't run. Remove "output", or that fence's norun or nocheck.`,
      );
    } else outputs.set(printer, { line: fence.line, text: fence.code });
  }
  return outputs;
}

function importedFiles(fence: Fence, folder: Folder): readonly Fence[] {
  return importsOf(fence.code)
    .flatMap((specifier) => resolveRelativeImport(specifier, fileOf(fence), folder) ?? [])
    .flatMap((name) => folder.get(name) ?? []);
}
