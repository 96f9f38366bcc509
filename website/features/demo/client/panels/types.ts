import type { ComponentType } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { DataSet } from '../data/types.ts';
import type { OptionState } from '../options.ts';
import type { SettingsOf, SettingsTable } from '../settings.ts';
import type { DemoState } from '../state.ts';

/** What the demo hands to an open panel, whose settings are in the table `T`. */
export interface PanelProps<T extends SettingsTable = SettingsTable> {
  /** The query on screen; with independent combinators when that option is on. */
  readonly query: RuleGroupTypeAny;
  readonly setQuery: (query: RuleGroupTypeAny) => void;
  readonly dataSet: DataSet;
  readonly options: OptionState;
  /** Everything that a reader can change, for panels that reproduce it. */
  readonly state: DemoState;
  readonly kit: string;
  readonly settings: SettingsOf<T>;
  readonly setSettings: (changes: Partial<SettingsOf<T>>) => void;
}

export interface Panel {
  readonly label: string;
  readonly summary: string;
  /** Fetches the panel's component, which takes `PanelProps` of its settings, on the first opening. */
  readonly load?: () => Promise<ComponentType<never>>;
  /** The component itself, for a panel that is in the served HTML. */
  readonly component?: ComponentType<never>;
}
