import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { utilityNames } from '../names.ts';
import { lazyUtility } from './lazy-utility.ts';

const light = 'color:#82a7dd;font-weight:bold;font-size:1.4em';
const dark = 'color:#3c649f;font-weight:bold;font-size:1.4em';
const plain = 'color:inherit;font-weight:normal;font-size:1em';

if (ExecutionEnvironment.canUseDOM) {
  for (const name of utilityNames) {
    (window as unknown as Record<string, unknown>)[name] = lazyUtility(async () =>
      (await import('./utilities.ts')).load[name](),
    );
  }
  console.info(
    `%c[ React %cQuery Builder ]%c\nAvailable in this console: ${utilityNames.join(', ')}.\nEach function loads on its first call and returns a promise:\n  await formatQuery(await parseSQL("total > 100 and status = 'open'"), 'mongodb_query')`,
    light,
    dark,
    plain,
  );
}
