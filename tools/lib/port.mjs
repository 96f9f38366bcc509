// @ts-check
import { createServer } from 'node:net';
import { StepError } from './step-error.mjs';

const defaultPort = 3000;

/**
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {number}
 * @throws {StepError} when PORT is not a port number
 */
export function readPort(env) {
  if (!env.PORT) return defaultPort;
  const port = Number(env.PORT);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new StepError(`PORT is "${env.PORT}", which isn't a port number.`, {
    remedy: `Set it to a number from 1 to 65535, or unset it for ${defaultPort}.`,
  });
}

/**
 * Listens on this machine only, so that nobody else on the network sees a site that isn't published.
 *
 * @param {import('node:net').Server} server
 * @param {number} port
 * @returns {Promise<void>}
 * @throws {StepError} that says what to do when the port is taken or not allowed
 */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portError(error, port)));
    server.listen(port, 'localhost', () => resolve());
  });
}

/** @returns {Promise<number>} a port of 127.0.0.1 that nothing listens on at the moment */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** @param {NodeJS.ErrnoException} error @param {number} port */
function portError(error, port) {
  if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') return error;
  const why =
    error.code === 'EADDRINUSE' ? 'is in use by another program' : 'needs elevated privileges';
  return new StepError(`Port ${port} ${why}.`, {
    remedy: `Choose another with PORT, for example: PORT=${port < 1024 ? 8080 : port + 1} npm start`,
  });
}
