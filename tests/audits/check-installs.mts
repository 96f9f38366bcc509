import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { failureOf } from '../../tools/lib/packages.ts';
import { freePort } from '../../tools/lib/port.mjs';
import { launchBrowser } from '../browser.ts';
import { appProjects } from './installs/apps.ts';
import { findFaults } from './installs/find-faults.ts';
import type { Project } from './installs/projects.ts';

/**
 * Installs and builds the projects that the docs show, and opens each in a browser. Names of projects limit the
 * check. It takes minutes and needs the npm registry, so it isn't a gate.
 */
const run = promisify(execFile);
const wanted = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'installs-'));
try {
  for (const project of appProjects()) {
    if (wanted.length > 0 && !wanted.includes(project.name)) continue;
    const start = Date.now();
    const faults = await faultsOf(project);
    const seconds = Math.round((Date.now() - start) / 1000);
    const result = faults.length === 0 ? `installs, builds, and works (${seconds} s)` : '';
    console.log(`${project.name}: ${result}`);
    for (const fault of faults) console.log(fault.trim().replace(/^/gm, '  '));
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function faultsOf(project: Project): Promise<readonly string[]> {
  const folder = join(work, project.name);
  const files = { ...project.files, 'package.json': JSON.stringify(manifestOf(project)) };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  try {
    await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
    await run('npm', ['run', 'build'], { cwd: folder });
    return await served(project, folder);
  } catch (error) {
    return [failureOf(error)];
  }
}

function manifestOf({ name, dependencies, build, start }: Project) {
  return {
    name,
    private: true,
    type: 'module',
    scripts: { build, start },
    dependencies,
    // Add-ons require exactly their own release of the library.
    overrides: { 'react-querybuilder': '$react-querybuilder' },
  };
}

async function served({ page }: Project, folder: string): Promise<readonly string[]> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const server = spawn('npm', ['start'], { cwd: folder, env, detached: true, stdio: 'ignore' });
  const browser = await launchBrowser();
  try {
    return await findFaults(await browser.newPage(), `http://localhost:${port}/`, page);
  } finally {
    await browser.close();
    // npm doesn't pass signals on, but its process group gets them, unless npm has already ended.
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
  }
}
