// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listen } from './port.mjs';
import { StepError } from './step-error.mjs';

/**
 * Serves `build/` until Ctrl-C, which isn't an error.
 *
 * @param {string} root
 * @param {import('./progress.mjs').Progress} progress
 * @param {number} port
 * @throws {StepError} when there is nothing to serve, its headers are damaged, or the port is taken
 */
export async function serveSite(root, progress, port) {
  const folder = join(root, 'build');
  if (!existsSync(join(folder, 'index.html'))) {
    throw new StepError('There is no build/ to serve yet.', {
      remedy: 'Run npm run build first, or use npm start, which builds and serves the site.',
    });
  }
  // Until here, a fresh clone has neither the site nor the packages that serve it.
  const { createSiteServer } = await import('../static-server.mjs');
  const server = createSiteServer(folder);
  const origin = await listen(server, port);
  progress.line(`${'serve'.padEnd(10)} ${origin} (Ctrl-C stops)`);
  process.removeAllListeners('SIGINT').once('SIGINT', () => {
    server.close();
    server.closeAllConnections();
  });
}
