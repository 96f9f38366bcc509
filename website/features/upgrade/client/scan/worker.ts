import { applyEdits, scan } from '../../../../../packages/upgrade/src/scan.ts';
import { fetchJson } from '../../../../src/components/loadedOnce.ts';
import { answerPage, type Report } from '../../../../src/components/worker/answerPage.ts';
import { compareFiles } from './compareFiles.ts';
import {
  notLoaded,
  type ScanAnswer,
  type ScanRequest,
  type TypesRequest,
  type TypesResult,
} from './protocol.ts';

const typesAt = async (addresses: readonly string[]): Promise<Readonly<Record<string, string>>> =>
  Object.assign({}, ...(await Promise.all(addresses.map(fetchJson))));

const tasks = {
  scan({ code, from, to, name }: ScanRequest): ScanAnswer {
    const result = scan(code, from, to, name);
    if ('problem' in result) return result;
    const { code: edited, applied } = applyEdits(code, result.findings);
    return {
      findings: result.findings.map((finding) => ({
        ...finding,
        isEdited: applied.includes(finding),
      })),
      edited: applied.length > 0 ? edited : undefined,
    };
  },
  async compare({ types, ...request }: TypesRequest, report: Report): Promise<TypesResult> {
    const [shared = {}, from = {}, to = {}] = await Promise.all(
      [types.shared, types.from, types.to].map(typesAt),
    ).catch(() => {
      throw new Error(notLoaded);
    });
    report({ done: 0, total: 1 });
    return compareFiles(request, { shared, from, to }, report);
  },
};

export type CheckTasks = typeof tasks;

answerPage(tasks);
