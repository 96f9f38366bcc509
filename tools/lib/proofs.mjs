// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './input-hash.mjs';
import { root } from './main.mjs';
import { hashFiles } from './stamp.mjs';

/** Docusaurus lists them with the latest one first. @type {string[]} */
const [, ...older] = JSON.parse(readFileSync(join(root, 'website/versions.json'), 'utf8'));

/** The docs of versions that no release joins anymore, and what reads them and their releases. */
const olderDocs = [
  new RegExp(`^website/versioned_docs/version-(?:${older.join('|')})/`),
  /^(?:releases|samples|samples\/coverage|website\/site)\/[^/]+\.ts$/,
  /^releases\/fixtures\/package(?:-lock)?\.json$/,
  /^node_modules\/typescript\/package\.json$/,
];

/**
 * What each proof is about, by its name: published releases, which never change, and the code here that proves
 * something about them. A proof that takes minutes needs no repetition while these files stay as they are.
 */
const inputs = {
  /** Each probe answers on each release as releases/behavior/behavior-history.json says. */
  behavior: [
    /^releases\/behavior\/(?!changes\/)/,
    /^samples\/(?:behavior\/)?[^/]+\.ts$/,
    /^releases\/fixtures\/package(?:-lock)?\.json$/,
  ],
  /** The samples in the docs of older versions are right. */
  samples: olderDocs,
  /** The docs of older versions define every name of their releases. */
  coverage: olderDocs,
  /** Rewritten declarations leave TypeScript's messages as they were. */
  'quick-types': [
    /^website\/features\/sandbox\/(?:build|frame\/language)\//,
    /^releases\/fixtures\/package(?:-lock)?\.json$/,
    /^node_modules\/typescript\/package\.json$/,
  ],
};

// Among the tests, so that a record doesn't make the build out of date.
const file = join(root, 'tests/proofs.json');

/** @typedef {keyof typeof inputs} ProofName */

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
  const paths = [...sourceFiles(root), 'node_modules/typescript/package.json'].filter((path) =>
    inputs[name].some((input) => input.test(path)),
  );
  return hashFiles(root, paths);
}
