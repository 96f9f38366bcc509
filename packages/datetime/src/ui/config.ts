import { type ComponentType, createContext, useContext } from 'react';
import { type FullOption, ValueEditor, type ValueEditorProps } from 'react-querybuilder';
import type { IsDateField, RelativeDateTimeValue } from '../types.ts';
import {
  defaultRelativeDateTimeAnchors,
  defaultRelativeDateTimeToggleLabels,
  defaultRelativeDateTimeUnits,
  defaultRelativeDateTimeValue,
  type RelativeDateTimeLabels,
} from './defaults.ts';
import { type RelativeDateTimeModeController, toggleModeController } from './modeControllers.ts';

/** How dates are entered; see the props of `QueryBuilderDateTime`. */
export interface RelativeDateTimeConfig {
  /** Which fields hold dates. Default: those whose `datatype` begins with `date` or `timestamp`. */
  readonly isDateField?: IsDateField;
  /** Anchors to choose from. Default: all. */
  readonly anchors: FullOption[];
  /** Units to choose from. Default: all. */
  readonly units: FullOption[];
  /** What a rule gets when it becomes relative. Default: the start of today. */
  readonly defaultValue: Required<RelativeDateTimeValue>;
  /** Labels of the editor. Default: English. */
  readonly labels: RelativeDateTimeLabels;
  /** Decides between a picked date and a relative one. Default: a toggle. */
  readonly modeController: RelativeDateTimeModeController;
  /**
   * Renders every other value, and the inputs of this one. Default: that of the surrounding
   * provider.
   */
  readonly valueEditor: ComponentType<ValueEditorProps>;
}

const defaultConfig: RelativeDateTimeConfig = {
  anchors: defaultRelativeDateTimeAnchors,
  units: defaultRelativeDateTimeUnits,
  defaultValue: defaultRelativeDateTimeValue,
  labels: defaultRelativeDateTimeToggleLabels,
  modeController: toggleModeController,
  valueEditor: ValueEditor,
};

export const RelativeDateTimeContext = createContext<Partial<RelativeDateTimeConfig>>({});

/** The configuration of date inputs: the provider's, with defaults for the rest. */
export function useRelativeDateTimeConfig(): RelativeDateTimeConfig {
  return { ...defaultConfig, ...useContext(RelativeDateTimeContext) };
}
