import { applyEdits, scan } from '../../../../../packages/upgrade/src/scan.ts';
import type { ScanAnswer, ScanRequest } from './protocol.ts';

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

self.onmessage = ({ data }: MessageEvent<ScanRequest>) => self.postMessage(answerOf(data));
