import { isObject, type UnknownObject } from '../../../../src/components/unknownObject';
import { printLimits } from '../../frame/printing';
import {
  consoleLevels,
  type FrameMessage,
  longestBatch,
  mostComponents,
} from '../../frame/protocol';

type Kind = FrameMessage['kind'];
type Reader<K extends Kind> = (
  fields: UnknownObject,
  files: ReadonlySet<string>,
) => Extract<FrameMessage, { kind: K }> | undefined;

/** Limits for what one message can contain. */
const limits = { height: 5000, componentName: 200, line: 1_000_000 } as const;

const readers: { readonly [K in Kind]: Reader<K> } = {
  ready: () => ({ kind: 'ready' }),
  done: () => ({ kind: 'done' }),
  pong: () => ({ kind: 'pong' }),
  height: ({ pixels }) =>
    isNumber(pixels) ? { kind: 'height', pixels: Math.min(pixels, limits.height) } : undefined,
  console: ({ level, text }) => {
    const known = consoleLevels.find((name) => name === level);
    return known && isText(text) ? { kind: 'console', level: known, text } : undefined;
  },
  query: ({ text }) => (isText(text) ? { kind: 'query', text } : undefined),
  omitted: ({ lines }) =>
    isNumber(lines) ? { kind: 'omitted', lines: Math.floor(lines) } : undefined,
  fault: ({ fault }, files) => {
    if (!isObject(fault) || !isText(fault.message)) return undefined;
    const { kind, message, file, line, components } = fault;
    return {
      kind: 'fault',
      fault: {
        kind: kind === 'stopped' ? 'stopped' : 'runtime',
        message,
        ...(isText(file) && files.has(file) && isLine(line) && { file, line }),
        ...(Array.isArray(components) && { components: namesIn(components) }),
      },
    };
  },
};

/**
 * Reads a batch that a frame has sent; see `website/features/sandbox/frame/protocol.ts`. The reader's code runs
 * in the frame and could send anything, so a message that doesn't fit its schema is left out.
 *
 * @param files - Names of the project's files; an error can't be in another one.
 */
export function readBatch(data: unknown, files: ReadonlySet<string>): readonly FrameMessage[] {
  if (typeof data !== 'string' || data.length > longestBatch) return [];
  const messages = parse(data);
  if (!Array.isArray(messages)) return [];
  return messages.flatMap((message: unknown) => {
    if (!isObject(message) || !isKind(message.kind)) return [];
    return readers[message.kind](message, files) ?? [];
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isKind = (value: unknown): value is Kind =>
  typeof value === 'string' && Object.hasOwn(readers, value);

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

const isLine = (value: unknown): value is number =>
  isNumber(value) && Number.isInteger(value) && value >= 1 && value <= limits.line;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= printLimits.charactersPerLine;

const namesIn = (values: readonly unknown[]): readonly string[] =>
  values
    .filter((value) => typeof value === 'string' && value.length <= limits.componentName)
    .slice(0, mostComponents) as readonly string[];
