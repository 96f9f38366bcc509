// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './input-hash.mjs';
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
  /^(?:releases|samples|samples\/coverage|website\/site)\/[^/]+\.ts$/,
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

/**
 * What each proof is about, by its name: published releases, which never change, and the code here that proves
 * something about them. A proof that takes minutes needs no repetition while these files stay as they are.
 */
const inputs = {
  /** Each probe answers on each release as releases/behavior/behavior-history.json says. */
  behavior: [
    /^releases\/behavior\/(?!changes\/|minors)/,
    /^samples\/(?:behavior\/)?[^/]+\.ts$/,
    fixtures,
  ],
  /** The docs of older versions define every name of their releases. */
  coverage: olderDocs,
  /** Rewritten declarations leave TypeScript's messages as they were. */
  'quick-types': [
    /^website\/features\/sandbox\/(?:build|frame\/language)\//,
    fixtures,
    manifestOf('typescript'),
  ],
  /** Every page of the older versions works in a browser, and so does every live example on it. */
  'older-pages': [...olderDocs, ...pages, /^tests\/fixture\/every-page\.ts$/],
  /** Each option of the demo does in each kit what it says. */
  'kit-options': [
    /^website\/(?:kits|features\/demo)\/.+\.(?:tsx?|mts|css)$/,
    /^stand-ins\/.+\.(?:tsx?|css|json)$/,
    /^package-lock\.json$/,
    /^tests\/(?:e2e\/demo-kits\.spec|fixture\/(?:demo|option-effects))\.ts$/,
  ],
  /** A reader gets from page to page as on a site without page files. */
  'stock-pages': [...pages, /^website\/site\/[^/]+$/, /^tests\/e2e\/stock-pages\.spec\.ts$/],
};

// Among the tests, so that a record doesn't make the build out of date.
const file = join(root, 'tests/proofs.json');

/** @typedef {keyof typeof inputs} ProofName */

/** Inputs that aren't source files of the site. */
const others = [
  ...['typescript', '@docusaurus/core', '@docusaurus/theme-classic', 'react-dom'].map(
    (name) => `node_modules/${name}/package.json`,
  ),
  'tests/e2e/demo-kits.spec.ts',
  'tests/e2e/stock-pages.spec.ts',
  'tests/fixture/demo.ts',
  'tests/fixture/every-page.ts',
  'tests/fixture/option-effects.ts',
];

/**
 * Whether a proof has to be repeated after a change of a file.
 *
 * @param {ProofName} name
 * @param {string} path from the root
 */
export const isInput = (name, path) => inputs[name].some((input) => input.test(path));

export const proofNames = /** @type {readonly ProofName[]} */ (Object.keys(inputs));

/**
 * Whether a proof holds for the files as they are, because somebody recorded it for the same ones. With
 * `PROOFS=all`, none does, so that everything is proved again.
 *
 * @param {ProofName} name
 */
export const isProved = (name) => process.env.PROOFS !== 'all' && recorded()[name] === hashOf(name);

/**
 * Records a proof that has just succeeded, if `PROOFS=all` asks for it.
 *
 * @param {ProofName} name
 */
export function recordProof(name) {
  if (process.env.PROOFS !== 'all') return;
  const proofs = { ...recorded(), [name]: hashOf(name) };
  writeFileSync(file, `${JSON.stringify(proofs, undefined, 2)}\n`);
}

/** @returns {Record<string, string>} hashes by name */
const recorded = () => JSON.parse(readFileSync(file, 'utf8'));

/** @param {ProofName} name */
function hashOf(name) {
  const paths = [...sourceFiles(root), ...others].filter((path) => isInput(name, path));
  return hashFiles(root, paths);
}
