// The worker that compiles code, so that the page stays responsive and can stop it.
import { compile } from './compile.ts';
import type { CompileRequest } from './protocol.ts';

addEventListener('message', ({ data }: MessageEvent<CompileRequest>) => {
  postMessage(compile(data));
});
