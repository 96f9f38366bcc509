// @ts-check
import { existsSync } from 'node:fs';

/** Whether Debian's packages can be installed here without anybody's password. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * The shell command that installs a Debian package.
 *
 * @param {readonly [string, ...string[]]} names the first of these packages that there is
 */
export const installCommand = (names) =>
  [
    'export DEBIAN_FRONTEND=noninteractive',
    'apt-get update',
    names.map((name) => `apt-get install -y ${name}`).join(' || '),
  ].join(' && ');
