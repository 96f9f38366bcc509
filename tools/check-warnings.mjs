// @ts-check
import { isUpToDate } from './lib/build-step.mjs';
import { findWarnings } from './lib/build-warnings.mjs';
import { logFileOf, readLog } from './lib/commands.mjs';
import { inputHash } from './lib/input-hash.mjs';
import { main, root } from './lib/main.mjs';
import { Progress } from './lib/progress.mjs';
import { StepError } from './lib/step-error.mjs';

const progress = new Progress();

await main(progress, async () => {
  if (!isUpToDate(root, inputHash(root, process.env))) {
    throw new StepError('build/ is out of date, so its log doesn’t cover the current sources.', {
      remedy: 'Run npm run build.',
    });
  }
  const warnings = findWarnings(readLog(logFileOf(root, 'build')));
  for (const warning of warnings) progress.line(`${warning}\n`);
  if (warnings.length > 0) throw new StepError(`The build printed ${warnings.length} warning(s).`);
  progress.line('The build printed no warnings.');
});
