import { majorOf } from '../../../../../releases/releases';
import { checkTypes } from './checkTypes';
import type { Releases, SourceFile, TypesResult } from './protocol';
import type { Chosen } from './readFiles';
import { type Scanned, scanFiles } from './scanFiles';

/** What a check of a reader's files found. */
export interface Checked extends TypesResult {
  readonly scanned: readonly Scanned[];
  /** Folders that weren't searched. */
  readonly skipped: readonly string[];
  /** The files that are valid code. */
  readonly code: readonly SourceFile[];
}

interface Options {
  readonly signal: AbortSignal;
  /** Gets what happens, and the share of it that is done, up to 1. */
  readonly onProgress: (step: string, share: number) => void;
}

/**
 * Scans files for names, and type-checks them with two releases. It never rejects.
 *
 * @param releases - The releases whose types are compared.
 */
export async function checkCode(
  { files, skipped }: Chosen,
  releases: Releases,
  { signal, onProgress }: Options,
): Promise<Checked> {
  const isSettings = ({ name }: { readonly name: string }) => name.endsWith('tsconfig.json');
  const settings = await Promise.all(
    files
      .filter(isSettings)
      .map(async ({ name, text }) => ({ name, code: await text().catch(() => '') })),
  );
  const versions = { from: majorOf(releases.from), to: majorOf(releases.to) };
  const scanned = await scanFiles(
    files.filter((file) => !isSettings(file)),
    versions,
    { signal, onProgress: (share) => onProgress('Scanning', share) },
  );
  const code = scanned.flatMap(({ name, code: text }) =>
    text === undefined ? [] : [{ name, code: text }],
  );
  const nothing = { problems: [], notes: [], unchecked: [] };
  const types =
    code.length === 0 || signal.aborted
      ? nothing
      : await checkTypes([...code, ...settings], releases, {
          signal,
          onProgress: (share) => onProgress('Type-checking', share),
        });
  // A place that a rule has found is listed with the rule's advice.
  const places = new Set(
    scanned.flatMap(({ name, answer }) =>
      'problem' in answer ? [] : answer.findings.map((one) => `${name}:${one.line}:${one.column}`),
    ),
  );
  const problems = types.problems.filter(
    ({ name, line, column }) => !places.has(`${name}:${line}:${column}`),
  );
  return { ...types, problems, scanned, skipped, code };
}
