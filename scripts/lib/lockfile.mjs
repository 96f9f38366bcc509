// @ts-check

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {readonly string[]} [os]
 * @property {readonly string[]} [cpu]
 * @property {readonly string[]} [libc]
 * @property {Readonly<Record<string, string>>} [optionalDependencies]
 */

/** @typedef {Readonly<Record<string, LockedPackage>>} LockedPackages */

/** An operating system and a processor, as Node names them, and on Linux perhaps the C library. */
const platformName =
  /(?:^|[-/])(android|darwin|freebsd|linux|openharmony|win32)-(arm|arm64|ia32|loong64|ppc64|riscv64|s390x|x64)(?:-([a-z]+))?$/;

/**
 * The entries that a lockfile needs for other platforms and does not have.
 *
 * npm leaves out an optional package that its registry does not serve, as mirrors often do with the
 * binaries of other platforms. `npm ci` then refuses the lockfile on every machine, and `npm install`
 * never installs the binary on the platform that needs it. An entry with a version and a platform
 * mends both; npm looks up the rest where the platform fits.
 *
 * @param {LockedPackages} packages the `packages` of a package-lock.json
 * @returns {Record<string, LockedPackage>} entries by path; only packages whose version is pinned and
 *   whose name tells the platform
 */
export function missingPlatformPackages(packages) {
  /** @type {Record<string, LockedPackage>} */
  const missing = {};
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name);
      if (!platform || !/^\d/.test(version) || resolve(packages, path, name) === version) continue;
      const place =
        `node_modules/${name}` in packages
          ? `${path}/node_modules/${name}`
          : `node_modules/${name}`;
      missing[place] = { version, ...(dev && { dev }), optional: true, ...platform };
    }
  }
  return missing;
}

/**
 * What platform a package of binaries is for, going by the habit of naming it so.
 *
 * @param {string} name e.g. `@swc/core-linux-x64-musl`
 */
export function platformOf(name) {
  // Runs anywhere, and is installed where npm is told that the processor is this one.
  if (name.endsWith('-wasm32-wasi')) return { cpu: ['wasm32'] };
  const [, os, cpu, abi] = platformName.exec(name) ?? [];
  if (!os || !cpu) return undefined;
  const libc = os === 'linux' && abi && { gnu: 'glibc', musl: 'musl' }[abi];
  return { os: [os], cpu: [cpu], ...(libc && { libc: [libc] }) };
}

/**
 * The version that a package gets when it asks for a name, found as Node finds it: from its own
 * folder outwards.
 *
 * @param {LockedPackages} packages
 * @param {string} from
 * @param {string} name
 */
function resolve(packages, from, name) {
  for (
    let place = from;
    ;
    place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))
  ) {
    const found = packages[`${place && `${place}/`}node_modules/${name}`];
    if (found || !place) return found?.version;
  }
}
