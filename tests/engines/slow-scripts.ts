import { createServer, request } from 'node:http';
import type { Reader } from './reader.ts';
import { isHydrated, isTitled, type JobStep } from './steps.ts';

const delayMs = 2000;

/** Goes to an address of the site as it is on a network that brings scripts two seconds late. */
export const openWithSlowScripts =
  (address: string): JobStep =>
  async (reader, origin) =>
    goTo(reader, (await slowOrigin(origin)) + address);

/** Goes to an address of the site without waiting for the page in sight, as a link of it would. */
export const leaveFor =
  (address: string, title: string): JobStep =>
  async (reader, origin) => {
    await goTo(reader, origin + address);
    await isTitled(title)(reader, origin);
    await isHydrated(reader, origin);
  };

/** The timer lets the driver answer before the page goes away. */
const goTo = (reader: Reader, url: string) =>
  reader.evaluate((target) => {
    setTimeout(() => {
      location.href = target;
    });
  }, url);

/** Starts a server that passes on what another one answers, and doesn't keep the process alive. */
function slowOrigin(origin: string): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const pass = () =>
      request(origin + url, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      }).end();
    setTimeout(pass, url.endsWith('.js') ? delayMs : 0);
  }).unref();
  return new Promise((done) => {
    server.listen(0, 'localhost', () => {
      const address = server.address();
      done(`http://localhost:${typeof address === 'object' ? address?.port : address}`);
    });
  });
}
