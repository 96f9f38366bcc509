import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { loadedOnce } from '../../../../src/components/loadedOnce.ts';
import { type UtilityName, utilityNames } from '../../console-names.ts';

const light = 'color:#82a7dd;font-weight:bold;font-size:1.4em';
const dark = 'color:#3c649f;font-weight:bold;font-size:1.4em';
const plain = 'color:inherit;font-weight:normal;font-size:1em';

if (ExecutionEnvironment.canUseDOM) {
  const load = loadedOnce(
    async (name: UtilityName): Promise<(...args: never[]) => unknown> =>
      (await import('./utilities.ts')).load[name](),
  );
  for (const name of utilityNames) {
    (window as unknown as Record<string, unknown>)[name] = async (...args: never[]) =>
      (await load(name))(...args);
  }
  console.info(
    `%c[ React %cQuery Builder ]%c\nAvailable in this console: ${utilityNames.join(', ')}.\nEach function loads on its first call and returns a promise:\n  await formatQuery(await parseSQL("total > 100 and status = 'open'"), 'mongodb_query')`,
    light,
    dark,
    plain,
  );
}
