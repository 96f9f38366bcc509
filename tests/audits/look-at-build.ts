import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StepError } from '../../tools/lib/step-error.mjs';
import { buildFolder } from '../fixture/paths.ts';

/** Whether the command's only option is given. Throws for other options, and when there is no build. */
export function readLookAtBuild(
  command: string,
  option: string,
  args: readonly string[] = process.argv.slice(2),
): boolean {
  const unknown = args.find((arg) => arg !== option);
  if (unknown) {
    throw new StepError(`There is no option "${unknown}".`, {
      remedy: `Usage: npm run ${command} -- [${option}]`,
    });
  }
  if (!existsSync(join(buildFolder, 'index.html'))) {
    throw new StepError('There is no build/ to check.', { remedy: 'Run: npm run build' });
  }
  return args.includes(option);
}
