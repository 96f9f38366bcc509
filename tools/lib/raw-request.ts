import { type IncomingMessage, type RequestOptions, request } from 'node:http';

/** Not `fetch`: that one tidies addresses and decompresses answers before anybody can see them. */
export const rawRequest = (
  origin: string,
  path: string,
  options: RequestOptions = {},
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path, agent: false, ...options }, resolve)
      .on('error', reject)
      .end();
  });
