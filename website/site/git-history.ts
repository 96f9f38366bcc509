import { execFileSync } from 'node:child_process';

/** Whether git knows all commits, so that dates of changes are right. A shallow clone doesn't. */
export function hasFullHistory(folder: string): boolean {
  try {
    const git = (...args: readonly string[]) =>
      execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
    return git('rev-parse', '--is-shallow-repository') === 'false';
  } catch {
    return false;
  }
}
