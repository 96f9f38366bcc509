// @ts-check
import { existsSync } from 'node:fs';

/** Without a password. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * The shell command that installs Debian packages.
 *
 * @param {...readonly [string, ...string[]]} wanted names in order of preference; the first that exists is
 *   installed
 */
export const installCommand = (...wanted) =>
  [
    'export DEBIAN_FRONTEND=noninteractive',
    'apt-get update',
    ...wanted.map((names) => names.map((name) => `apt-get install -y ${name}`).join(' || ')),
  ].join('\n');
