import { createHash } from 'node:crypto';
import { request } from 'node:http';

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

/** `fetch` would normalize the address. */
export function ask(origin: string, path: string): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, agent: false }, (response) => {
      const hash = createHash('sha256');
      response.on('data', (chunk: Buffer) => hash.update(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve(
          headers.location === undefined
            ? {
                status: String(status),
                ...Object.fromEntries(
                  comparedHeaders.map((name) => [name, String(headers[name] ?? 'none')]),
                ),
                body: hash.digest('hex').slice(0, 12),
              }
            : { status: String(status), location: inOrigin(headers.location, origin) },
        );
      });
    });
    sent.on('error', reject);
    sent.end();
  });
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
