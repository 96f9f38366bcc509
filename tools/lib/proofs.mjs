// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from './input-hash.mjs';
import { root } from './main.mjs';
import { hashFiles } from './stamp.mjs';

/** Docusaurus lists them with the latest one first. @type {string[]} */
const [, ...older] = JSON.parse(readFileSync(join(root, 'website/versions.json'), 'utf8'));

const fixtures = /^releases\/fixtures\/package(?:-lock)?\.json$/;

/** @param {string} name of an installed package, whose version counts */
function manifestOf(name) {
  return new RegExp(`^node_modules/${name}/package\\.json$`);
}

/** The docs of versions that no release joins anymore, and what reads them and their releases. */
const olderDocs = [
  new RegExp(`^website/versioned_docs/version-(?:${older.join('|')})/`),
  /^(?:releases|samples|samples\/coverage|website\/site)\/[^/]+\.m?[jt]s$/,
  fixtures,
  manifestOf('typescript'),
];

/** What decides how pages look and behave in a browser, besides their text. */
const pages = [
  /^website\/src\/(?:components|css|islands|theme)\//,
  /^website\/features\/(?:article|bundle|code|live-examples|project|releases|sandbox)\//,
  /^website\/docusaurus\.config\.ts$/,
  manifestOf('@docusaurus/core'),
  manifestOf('@docusaurus/theme-classic'),
  manifestOf('react-dom'),
];

/** @param {string} pattern of names of modules */
const inTests = (pattern) => new RegExp(`^tests/(?:${pattern})\\.ts$`);

/** What decides whether a page of the docs works, besides its text, which each page's own proof has. */
const docsPages = [
  ...pages,
  /^(?:stand-ins|website\/kits)\/.+\.(?:[cm]?[jt]sx?|css|json)$/,
  /^releases\/[^/]+\.m?[jt]s$/,
  fixtures,
  inTests('fixture/(?:every-page|layout|live-examples)'),
];

/** The site without its words: code, styles, the packages that they use, and what opens its pages in tests. */
const siteCode = [
  /^(?:stand-ins|website\/(?!docs\/|versioned_docs\/|static\/)).+\.(?:[cm]?[jt]sx?|css|json)$/,
  // The demo takes its translations from it.
  /^website\/docs\/tips\/languages\.mdx$/,
  /^releases\/[^/]+\.m?[jt]s$/,
  /^package(?:-lock)?\.json$/,
  inTests('fixture/.+|data/.+|search/dialog'),
  fixtures,
];

/** The code of everything that readers run: the site, the packages, and what they know about releases. */
const allCode = [
  ...siteCode,
  /^(?:packages|releases|samples|tests\/docs-mcp)\/.+\.(?:[cm]?[jt]sx?|json)$/,
  manifestOf('typescript'),
];

/** The check of types before an upgrade, and the projects that it's tried on. */
const upgradeTypes = [
  /^packages\/upgrade\/(?:src|bundle)\//,
  /^(?:releases|samples)\/[^/]+\.m?[jt]s$/,
  /^website\/features\/(?:project|releases|upgrade)\//,
  /^tests\/data\//,
  fixtures,
  manifestOf('typescript'),
];

/**
 * The same inputs for several test files.
 *
 * @param {readonly RegExp[]} inputs
 * @param {readonly string[]} files
 */
const each = (inputs, files) => Object.fromEntries(files.map((file) => [file, inputs]));

/** @param {readonly string[]} names of specs that run in a browser */
const specs = (names) => names.map((name) => `tests/e2e/${name}.spec.ts`);

/**
 * What each proof is about. A proof is a check or a test file, by its path, that takes a quarter of a minute or
 * more, and needs no repetition while what it depends on stays as it is: published releases, which never change,
 * and the code here that proves something about them, or the code of the site, however its words change. Walls of
 * the sandbox aren't among them, because they depend on the browser.
 *
 * @type {Readonly<Record<string, readonly RegExp[]>>}
 */
const inputs = {
  /** Each probe answers on each release as releases/behavior/behavior-history.json says. */
  behavior: [/^releases\/behavior\/(?!changes\/)/, /^samples\/(?:behavior\/)?[^/]+\.ts$/, fixtures],
  /** The docs of older versions define every name of their releases. */
  coverage: olderDocs,
  'tests/e2e/stock-pages.spec.ts': [...pages, /^(?:website\/site|releases)\/[^/]+\.m?[jt]s$/],
  'tests/e2e/kit-options.spec.ts': [
    /^website\/(?:kits|features\/(?:demo|project))\/.+\.(?:tsx?|mts|css)$/,
    /^website\/src\/(?:components|css)\//,
    /^stand-ins\/.+\.(?:tsx?|css|json)$/,
    /^package-lock\.json$/,
    inTests('fixture/(?:demo|option-effects)'),
  ],
  ...each(upgradeTypes, [
    'packages/upgrade/src/types/kinds.test.ts',
    'packages/upgrade/src/types/apps.test.ts',
    'packages/upgrade/src/types/command.test.ts',
  ]),
  'tests/e2e/upgrade-types.spec.ts': [...siteCode, ...upgradeTypes],
  ...each(
    siteCode,
    specs([
      'demo',
      'demo-kits',
      'demo-long-query',
      'demo-panels',
      'hash',
      'hosted',
      'keyboard',
      'navigation-matrix',
      'page-menu',
      'sandbox',
      'sandbox-flood',
      'slow-network',
      'start',
      'start-rows',
    ]),
  ),
  ...each(allCode, [
    ...specs(['docs-mcp-jobs', 'docs-mcp-limits', 'typed-editor', 'upgrade']),
    'packages/docs-mcp/src/workers/check.test.ts',
    'samples/corpus.test.ts',
    'website/features/demo/client/code/project.test.tsx',
    'website/features/sandbox/build/quick-types.test.ts',
    'website/features/sandbox/frame/language/environment.test.ts',
    'website/features/sandbox/frame/language/mistakes.test.ts',
    'website/features/start/client/corpusPrograms.test.tsx',
  ]),
};

// Among the tests, so that a record doesn't make the build out of date.
const file = join(root, 'tests/proofs.json');

/** Inputs that aren't files of this repository. */
const others = ['typescript', '@docusaurus/core', '@docusaurus/theme-classic', 'react-dom'].map(
  (name) => `node_modules/${name}/package.json`,
);

/**
 * Whether a proof has to be repeated after a change of a file. No proof depends on unit tests of others.
 *
 * @param {string} name
 * @param {string} path from the root
 */
export const isInput = (name, path) => path === name || isAmong(inputs[name] ?? [], path);

/** @param {readonly RegExp[]} inputs @param {string} path */
const isAmong = (inputs, path) =>
  !/\.test\.tsx?$/.test(path) && inputs.some((input) => input.test(path));

/** Whether all pages of the docs have to be opened again after a change of a file. @param {string} path */
export const isInputOfPages = (path) => isAmong(docsPages, path);

export const proofNames = Object.keys(inputs);

/**
 * Whether a proof holds for the files as they are, because somebody recorded it for the same ones. With
 * `PROOFS=all`, none does, so that everything is proved again.
 *
 * @param {string} name
 */
export const isProved = (name) => process.env.PROOFS !== 'all' && recorded()[name] === hashOf(name);

/**
 * Records a proof that has just succeeded, if `PROOFS=all` asks for it.
 *
 * @param {string} name
 */
export function recordProof(name) {
  if (process.env.PROOFS !== 'all') return;
  const proofs = { ...recorded(), [name]: hashOf(name) };
  writeFileSync(file, `${JSON.stringify(proofs, undefined, 2)}\n`);
}

/** @returns {Record<string, string>} hashes by name */
const recorded = () => JSON.parse(readFileSync(file, 'utf8'));

/** Listed once, because every proof hashes some of them. @type {readonly string[] | undefined} */
let listed;

/** @param {(path: string) => boolean} isInput */
function hashOfInputs(isInput) {
  listed ??= [...filesOf(root), ...others];
  return hashFiles(root, listed.filter(isInput));
}

/** @param {string} name */
const hashOf = (name) => hashOfInputs((path) => isInput(name, path));

/** Of what decides whether a page of the docs works, besides its text. */
export const pagesHash = () => hashOfInputs(isInputOfPages);
