import { answerPage } from '../../../../src/components/worker/answerPage.ts';
import { tasks } from './tasks.ts';

answerPage(tasks);
