import { errorText } from '../engines/rows.ts';
import { tasks } from './tasks.ts';

/** Does the task of the first message, and answers with its output or the text of its error. */
addEventListener('message', async ({ data: { name, input } }) => {
  try {
    postMessage({ output: await tasks[name as keyof typeof tasks](input as never) });
  } catch (error) {
    postMessage({ error: errorText(error) });
  }
});
