import { fileURLToPath } from 'node:url';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { isProved, proofNames, recordProof } from '../tools/lib/proofs.mjs';
import { recordPages } from './proved-pages.ts';

/** Test files that wouldn't find anything new, from the root. */
const proved = proofNames.filter((name) => name.endsWith('.ts') && isProved(name));

/** Absolute paths of test files to leave out of a run. */
export const provedFiles = proved.map((name) =>
  fileURLToPath(new URL(`../${name}`, import.meta.url)),
);

declare module 'vitest' {
  interface TaskMeta {
    /** The page that a test of every page opened. */
    address?: string;
  }
}

/** Records test files and pages that pass as proofs, and says which ones didn't run because they're recorded. */
export class Proofs implements Reporter {
  #isWhole = false;

  onInit({ config }: Vitest): void {
    this.#isWhole = !config.testNamePattern;
    if (proved.length === 0) return;
    console.log(`Proved before, so not run unless PROOFS=all is set: ${proved.join(', ')}`);
  }

  onTestModuleEnd(module: TestModule): void {
    const name = proofNames.find((path) => module.moduleId.endsWith(`/${path}`));
    if (name && this.#isWhole && module.state() === 'passed') recordProof(name);
    recordPages([...module.children.allTests('passed')].flatMap((one) => one.meta().address ?? []));
  }
}
