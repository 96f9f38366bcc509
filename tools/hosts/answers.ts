import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { rawRequest } from '../lib/raw-request.ts';

/** The parts of a response that have to be the same on all hosts. */
export type Answer = Readonly<Record<string, string>>;

const comparedHeaders = [
  'content-type',
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];

export async function ask(origin: string, path: string): Promise<Answer> {
  const response = await rawRequest(origin, path);
  const { statusCode: status, headers } = response;
  const body = await buffer(response);
  if (headers.location !== undefined) {
    return { status: String(status), location: inOrigin(headers.location, origin) };
  }
  return {
    status: String(status),
    ...Object.fromEntries(comparedHeaders.map((name) => [name, String(headers[name] ?? 'none')])),
    body: createHash('sha256').update(body).digest('hex').slice(0, 12),
  };
}

/** Some servers send the whole address, and some encode more characters than others. */
const inOrigin = (location: string, origin: string): string =>
  decodeURIComponent(location.startsWith(origin) ? location.slice(origin.length) : location);

/** A line per difference. */
export function differences(expected: Answer, actual: Answer): readonly string[] {
  return [...new Set([...Object.keys(expected), ...Object.keys(actual)])]
    .filter((name) => expected[name] !== actual[name])
    .map((name) => `${name}: ${actual[name]}, not ${expected[name]}`);
}
