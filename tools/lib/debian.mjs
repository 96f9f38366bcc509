// @ts-check
import { existsSync } from 'node:fs';

/** Without a password. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * The shell command that installs Debian packages, each even if another one fails.
 *
 * @param {...string} names
 */
export const installCommand = (...names) =>
  [
    'export DEBIAN_FRONTEND=noninteractive',
    'apt-get update',
    ...names.map((name) => `apt-get install -y ${name}`),
  ].join('\n');
