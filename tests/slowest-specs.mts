import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const shown = 10;

/** Prints the spec files that took longest, each on a line that `tools/gates.mjs` can recognize. */
export class SlowestSpecs implements Reporter {
  onTestRunEnd(specs: readonly TestModule[]): void {
    const timed = specs
      .map((spec) => ({
        file: relative(process.cwd(), spec.moduleId),
        seconds: spec.diagnostic().duration / 1000,
      }))
      .sort((one, other) => other.seconds - one.seconds)
      .slice(0, shown);
    for (const { file, seconds } of timed) {
      console.log(`Slowest spec ${seconds.toFixed(1).padStart(6)} s  ${file}`);
    }
  }
}
