import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { repositoryDir } from '../website/site/pages.ts';
import { failureOf, pack, publishedFolders } from './lib/packages.ts';

/**
 * Builds the published packages of `packages/`, packs them as npm would, and checks the result: publint reads the
 * manifest and the files, and attw resolves the types of every entry point.
 */
const run = promisify(execFile);
const tools = join(repositoryDir, 'node_modules', '.bin');

let failed = false;
for (const folder of publishedFolders()) {
  const faults = await faultsOf(folder);
  console.log(
    `${folder.slice(repositoryDir.length)}: ${faults.length === 0 ? 'fit to publish' : ''}`,
  );
  for (const fault of faults) console.log(fault.trim().replace(/^/gm, '  '));
  failed ||= faults.length > 0;
}
process.exitCode = failed ? 1 : 0;

async function faultsOf(folder: string): Promise<readonly string[]> {
  const packed = mkdtempSync(join(tmpdir(), 'packed-'));
  try {
    const archive = await pack(folder, packed);
    const { messages, pkg } = await publint({ pkgDir: folder, strict: true });
    const types = await run(join(tools, 'attw'), [archive, '--no-color']).then(
      () => [],
      (error) => [failureOf(error)],
    );
    return [...messages.map((message) => formatMessage(message, pkg) ?? message.code), ...types];
  } catch (error) {
    return [failureOf(error)];
  } finally {
    rmSync(packed, { recursive: true, force: true });
  }
}
