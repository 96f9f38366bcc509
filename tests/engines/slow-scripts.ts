import { createServer, request } from 'node:http';
import { listen } from '../../tools/lib/port.mjs';
import { goTo, type JobStep } from './steps.ts';

const delayMs = 2000;

/** Goes to an address of the site as it is on a network that brings scripts two seconds late. */
export const openWithSlowScripts =
  (address: string): JobStep =>
  async (reader, origin) =>
    goTo(address)(reader, await slowOrigin(origin));

/** Starts a server that passes on what another one answers, and doesn't keep the process alive. */
async function slowOrigin(origin: string): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const pass = () =>
      request(origin + url, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      }).end();
    setTimeout(pass, url.endsWith('.js') ? delayMs : 0);
  }).unref();
  return listen(server);
}
