import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryDir } from '../site/pages.ts';
import { launchBrowser } from '../tests/browser.ts';
import { findFaults } from './installs/find-faults.ts';
import { type Project, projects } from './installs/projects.ts';
import { failureOf, pack, packageFolders } from './lib/packages.ts';
import { freePort } from './lib/port.mjs';

/**
 * Packs the packages of `packages/` as npm would, installs them in an empty Vite project and an empty
 * Next.js project, and opens both in a browser. It requires the npm registry and some minutes, so it isn't
 * a gate.
 */
const run = promisify(execFile);
const readJson = (...path: readonly string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));
const templates = join(repositoryDir, 'scripts', 'installs');
const { devDependencies, dependencies } = readJson(repositoryDir, 'package.json');
const installed = (name: string): string => ({ ...devDependencies, ...dependencies })[name];

const manifests = packageFolders().map((folder) => ({
  folder,
  ...readJson(folder, 'package.json'),
}));
const peers = new Set(manifests.flatMap(({ peerDependencies }) => Object.keys(peerDependencies)));

const work = mkdtempSync(join(tmpdir(), 'installs-'));
try {
  const archives = Object.fromEntries(
    await Promise.all(
      manifests.map(async ({ name, folder }) => [name, `file:${await pack(folder, work)}`]),
    ),
  );
  for (const project of projects(installed)) {
    const faults = await faultsOf(project, archives);
    console.log(`${project.name}: ${faults.length === 0 ? 'installs, builds, and renders' : ''}`);
    for (const fault of faults) console.log(fault.trim().replace(/^/gm, '  '));
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}

type Dependencies = Readonly<Record<string, string>>;

async function faultsOf(project: Project, archives: Dependencies): Promise<readonly string[]> {
  const folder = join(work, project.name);
  cpSync(join(templates, project.name), folder, { recursive: true });
  cpSync(join(templates, 'vite', 'Builders.tsx'), join(folder, project.builders));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifestOf(project, archives)));
  try {
    await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
    for (const entry of manifests.flatMap(entriesOf)) {
      await run(process.execPath, ['--eval', `require('${entry}')`], { cwd: folder });
    }
    await run('npx', [...project.build], { cwd: folder });
    return await served(project, folder);
  } catch (error) {
    return [failureOf(error)];
  }
}

function manifestOf({ name, dependencies: own }: Project, archives: Dependencies) {
  const versions = ['react-dom', 'typescript', '@types/node', '@types/react', ...peers];
  return {
    name,
    private: true,
    dependencies: {
      ...Object.fromEntries(versions.map((it) => [it, installed(it)])),
      ...archives,
      ...own,
    },
  };
}

/** The entry points of a package that are modules, and not stylesheets. */
function entriesOf(manifest: { readonly name: string; readonly exports: object }) {
  return Object.entries(manifest.exports)
    .filter(([, target]) => typeof target === 'object' && 'require' in target)
    .map(([entry]) => join(manifest.name, entry));
}

async function served(project: Project, folder: string): Promise<readonly string[]> {
  const port = await freePort();
  const server = spawn('npx', [...project.serve, String(port)], { cwd: folder, detached: true });
  const browser = await launchBrowser();
  try {
    return await findFaults(await browser.newPage(), `http://localhost:${port}/`, {
      packages: manifests.map((it) => basename(it.folder)),
      rendersOnServer: project.rendersOnServer,
    });
  } finally {
    await browser.close();
    // npx doesn't pass signals on, but its process group gets them.
    if (server.pid) process.kill(-server.pid);
  }
}
