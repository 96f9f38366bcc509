import { applyEdits, scan } from '../../../../../packages/upgrade/src/scan.ts';
import { fetchJson } from '../../../../src/components/loadedOnce.ts';
import { compareFiles } from './compareFiles.ts';
import {
  notLoaded,
  type ScanAnswer,
  type ScanRequest,
  type TypesAnswer,
  type TypesRequest,
} from './protocol.ts';

const answerOf = ({ code, from, to, name }: ScanRequest): ScanAnswer => {
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
};

const answer = (message: ScanAnswer | TypesAnswer): void => self.postMessage(message);

const typesAt = async (addresses: readonly string[]): Promise<Readonly<Record<string, string>>> =>
  Object.assign({}, ...(await Promise.all(addresses.map(fetchJson))));

async function check({ types, ...request }: TypesRequest): Promise<void> {
  try {
    const [shared = {}, from = {}, to = {}] = await Promise.all(
      [types.shared, types.from, types.to].map(typesAt),
    );
    answer({ share: 0 });
    answer(compareFiles(request, { shared, from, to }, (share) => answer({ share })));
  } catch {
    answer({ problems: [], notes: [], unchecked: [notLoaded] });
  }
}

self.onmessage = ({ data }: MessageEvent<ScanRequest | TypesRequest>) =>
  'files' in data ? check(data) : answer(answerOf(data));
