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
  /** In CSS pixels. */
  | { readonly type: 'height'; readonly height: number }
  /** The kit can't be shown; the text says why. */
  | { readonly type: 'failed'; readonly text: string };
