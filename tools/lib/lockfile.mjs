// @ts-check

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [inBundle]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {readonly string[]} [os]
 * @property {readonly string[]} [cpu]
 * @property {readonly string[]} [libc]
 * @property {Readonly<Record<string, string>>} [optionalDependencies]
 */

/** @typedef {Readonly<Record<string, LockedPackage>>} LockedPackages */

/** An operating system and a processor, as Node names them, and an optional C library on Linux. */
const platformName =
  /(?:^|[-/])(android|darwin|freebsd|linux|openharmony|win32)-(arm|arm64|ia32|loong64|ppc64|riscv64|s390x|x64)(?:-([a-z]+))?$/;

/**
 * The entries for other platforms that a lockfile lacks because npm leaves out optional packages that its
 * registry doesn't serve, as mirrors often do. `npm ci` refuses such a lockfile. A version and a platform are
 * enough, because npm looks up the rest on that platform.
 *
 * @param {LockedPackages} packages the `packages` of a package-lock.json
 * @returns {Record<string, LockedPackage>} by path; only packages with a pinned version and a platform in the
 *   name
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
 * The platform of a package of binaries.
 *
 * @param {string} name such as `@swc/core-linux-x64-musl`
 */
export function platformOf(name) {
  // Runs everywhere, and is installed with `npm install --cpu=wasm32`.
  if (name.endsWith('-wasm32-wasi')) return { cpu: ['wasm32'] };
  const [, os, cpu, abi] = platformName.exec(name) ?? [];
  if (!os || !cpu) return undefined;
  const libc = os === 'linux' && abi && { gnu: 'glibc', musl: 'musl' }[abi];
  return { os: [os], cpu: [cpu], ...(libc && { libc: [libc] }) };
}

/**
 * Searches from the package's own folder outward, as Node does.
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
