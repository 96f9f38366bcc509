import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { BuilderSettings } from '../../client/shared/settings.ts';

export interface ShowMessage {
  readonly type: 'show';
  readonly settings?: BuilderSettings;
  readonly query?: RuleGroupTypeAny;
}

export type FrameMessage =
  /** The frame can send this several times. The page responds with everything. */
  | { readonly type: 'ready' }
  | { readonly type: 'shown' }
  | { readonly type: 'query'; readonly query: RuleGroupTypeAny }
  | { readonly type: 'height'; readonly height: number }
  /** The kit can't be shown; the text says why. */
  | { readonly type: 'failed'; readonly text: string };

/** In CSS pixels. */
const maxHeight = 100_000;

/** Returns nothing if the data isn't a message of a frame. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data)) return undefined;
  switch (data.type) {
    case 'ready':
    case 'shown':
      return { type: data.type };
    case 'query':
      return isGroup(data.query) ? { type: 'query', query: data.query } : undefined;
    case 'height':
      return typeof data.height === 'number' && data.height >= 0 && data.height <= maxHeight
        ? { type: 'height', height: Math.ceil(data.height) }
        : undefined;
    case 'failed':
      return typeof data.text === 'string' ? { type: 'failed', text: data.text } : undefined;
    default:
      return undefined;
  }
}

/** Returns nothing if the data isn't a message of the page. */
export function readShowMessage(data: unknown): ShowMessage | undefined {
  if (!isRecord(data) || data.type !== 'show') return undefined;
  const { settings, query } = data;
  if (settings !== undefined && !isSettings(settings)) return undefined;
  if (query !== undefined && !isGroup(query)) return undefined;
  return { type: 'show', settings, query };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isGroup = (value: unknown): value is RuleGroupTypeAny =>
  isRecord(value) && Array.isArray(value.rules);

const isSettings = (value: unknown): value is BuilderSettings =>
  isRecord(value) &&
  Array.isArray(value.fields) &&
  Array.isArray(value.classes) &&
  isRecord(value.props) &&
  isRecord(value.variables);
