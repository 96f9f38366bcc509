// The worker that compiles code, so that the page stays responsive and can stop it.
import { answerPage } from '../../../src/components/worker/answerPage.ts';
import { compile } from './compile.ts';

const tasks = { compile };

export type CompilerTasks = typeof tasks;

answerPage(tasks);
