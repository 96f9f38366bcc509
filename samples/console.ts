import { format } from 'node:util';
import { printed } from './results.ts';

export interface ConsoleLine {
  readonly kind: 'print' | 'warning';
  readonly text: string;
  /** Stack of the call, which contains the line of the sample. */
  readonly stack: string;
}

const methods = {
  log: 'print',
  info: 'print',
  debug: 'print',
  warn: 'warning',
  error: 'warning',
} as const;

type Method = keyof typeof methods;

/** Redux Toolkit warns about its own speed on a busy machine. */
const stopwatch = /^(?:Immutable|Serializable)StateInvariantMiddleware took \d+ms/;

/** Collects what is written to the console instead of printing it, until `release` is called. */
export function captureConsole(): {
  readonly lines: readonly ConsoleLine[];
  readonly release: () => void;
} {
  const lines: ConsoleLine[] = [];
  const original = { ...console };
  for (const [name, kind] of Object.entries(methods) as [Method, (typeof methods)[Method]][]) {
    console[name] = (...values: readonly unknown[]) => {
      const text = kind === 'print' ? printed(values) : format(...values);
      if (!stopwatch.test(text))
        lines.push({ kind, text, stack: new Error('console').stack ?? '' });
    };
  }
  return { lines, release: () => Object.assign(console, original) };
}
