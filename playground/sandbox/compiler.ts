// The worker that compiles: a page stays quick while it does, and can end it.
import { compile } from './compile.ts';
import type { CompileRequest } from './protocol.ts';

addEventListener('message', ({ data }: MessageEvent<CompileRequest>) => {
  postMessage(compile(data));
});
