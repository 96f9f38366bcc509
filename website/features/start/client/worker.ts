import { readSchema } from './schema/read';
import type { Kind } from './schema/types';

/** What the page asks for; the answer is the schema. */
export interface Question {
  readonly text: string;
  readonly kind: Kind;
}

addEventListener('message', async ({ data: { text, kind } }: MessageEvent<Question>) => {
  postMessage(await readSchema(text, kind));
});
