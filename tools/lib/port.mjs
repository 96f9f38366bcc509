// @ts-check
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { StepError } from './step-error.mjs';

const defaultPort = 3000;

/**
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string[]} args of the command, which take precedence
 * @returns {number}
 * @throws {StepError} when PORT or --port is not a port number, or an argument has another name
 */
export function readPort(env, args) {
  const argument = portArgument(args);
  const [name, value] = argument === undefined ? ['PORT', env.PORT] : ['--port', argument];
  if (name === 'PORT' && !value) return defaultPort;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new StepError(`${name} is "${value}", which isn't a port number.`, {
    remedy: `Set it to a number from 1 to 65535, or omit it for ${defaultPort}.`,
  });
}

/** @param {string[]} args */
function portArgument(args) {
  try {
    return parseArgs({ args, options: { port: { type: 'string' } } }).values.port;
  } catch {
    throw new StepError(`The arguments are "${args.join(' ')}", which this command doesn't know.`, {
      remedy: 'It has one option, for example: npm run serve -- --port 4000',
    });
  }
}

/**
 * Listens on this machine only, so that nobody else on the network sees a site that isn't published.
 *
 * @param {import('node:net').Server} server
 * @param {number} [port] any free one by default
 * @returns {Promise<string>} the origin, such as `http://localhost:3000`
 * @throws {StepError} that says what to do when the port is taken or not allowed
 */
export function listen(server, port = 0) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portError(error, port)));
    server.listen(port, 'localhost', () => {
      const address = server.address();
      const used = typeof address === 'object' && address ? address.port : port;
      resolve(`http://localhost:${used}`);
    });
  });
}

/**
 * @param {number} [wanted] any by default
 * @returns {Promise<number>} the port, on which nothing listens at the moment
 * @throws {StepError} as `listen` does
 */
export async function freePort(wanted) {
  const server = createServer();
  const { port } = new URL(await listen(server, wanted));
  await new Promise((resolve) => server.close(resolve));
  return wanted ?? Number(port);
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
