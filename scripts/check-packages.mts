import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { repositoryDir } from '../site/pages.ts';

/**
 * Builds the packages of `packages/`, packs them as npm would, and checks what a registry would get:
 * publint reads the manifest and the files, attw resolves the types of every entry point.
 */
const run = promisify(execFile);
const tools = join(repositoryDir, 'node_modules', '.bin');
const folders = readdirSync(join(repositoryDir, 'packages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => join(repositoryDir, 'packages', name))
  .filter((folder) => existsSync(join(folder, 'package.json')));

const stylesheets = ['tremor.css', 'dist/datetime.css', 'dist/datetime-layout.css'];

let failed = false;
for (const folder of folders) {
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
    await run('npm', ['run', '--silent', 'build'], { cwd: folder });
    const { messages, pkg } = await publint({ pkgDir: folder, strict: true });
    await run('npm', ['pack', '--pack-destination', packed], { cwd: folder });
    const [tarball = ''] = readdirSync(packed);
    const types = await run(join(tools, 'attw'), [
      join(packed, tarball),
      // Resolution without an exports map can't find entry points, and stylesheets have no types.
      ...['--profile', 'node16', '--exclude-entrypoints', ...stylesheets, '--no-color'],
    ]).then(
      () => [],
      ({ stdout }: { readonly stdout: string }) => [stdout],
    );
    return [...messages.map((message) => formatMessage(message, pkg) ?? message.code), ...types];
  } catch (error) {
    return [String((error as { readonly stdout?: string }).stdout || error)];
  } finally {
    rmSync(packed, { recursive: true, force: true });
  }
}
