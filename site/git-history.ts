import { execFileSync } from 'node:child_process';

/**
 * Whether git knows all commits, so that the date of a page's last change is right. `false` for a shallow
 * clone, without a repository, and without git.
 */
export function hasFullHistory(folder: string): boolean {
  try {
    const git = (...args: readonly string[]) =>
      execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
    return git('rev-parse', '--is-shallow-repository') === 'false';
  } catch {
    return false;
  }
}
