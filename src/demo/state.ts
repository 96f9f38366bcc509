import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { LanguageId } from './languages/languages.ts';
import type { OptionState } from './options.ts';
import type { PanelId } from './panels/panels.ts';
import type { SettingsOf, SettingsTable } from './settings.ts';

/** Everything that a reader can change in the demo, apart from the kit, which is in the path. */
export interface DemoState {
  /** Id of the data set that the builder asks about. */
  readonly dataSet: string;
  /** With independent combinators when that option is on. */
  readonly query: RuleGroupTypeAny;
  readonly options: OptionState;
  /** The language of the builder's own texts. */
  readonly language: LanguageId;
  /** The panels that are open, in the order of their table. */
  readonly open: readonly PanelId[];
  readonly settings: Readonly<Record<PanelId, SettingsOf<SettingsTable>>>;
}
