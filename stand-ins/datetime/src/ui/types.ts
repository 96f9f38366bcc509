import type { ComponentType, ReactNode } from 'react';
import type { FullOption, Schema, ValueEditorProps } from 'react-querybuilder';
import type {
  RelativeDateTimeAnchor,
  RelativeDateTimeUnit,
  RQBDateTimeLibraryAPI,
} from '../types.ts';

/** Names and content of the switch between fixed and relative dates. */
export interface RelativeDateTimeToggleLabels {
  /** Accessible name. Default: `Toggle relative date/time`. */
  readonly label?: string;
  /** Tooltip while the date is fixed. Default: `Use a relative date`. */
  readonly absoluteTitle?: string;
  /** Tooltip while the date is relative. Default: `Use a fixed date`. */
  readonly relativeTitle?: string;
  /** Content while the date is fixed. Default: none; the stylesheet shows a calendar. */
  readonly absoluteContent?: ReactNode;
  /** Content while the date is relative. Default: none; the stylesheet shows a clock. */
  readonly relativeContent?: ReactNode;
}

/** How a date is entered: as a fixed date, or relative to now. */
export type RelativeDateTimeMode = 'absolute' | 'relative';

/** Props of the control that switches the mode of one date. */
export interface RelativeDateTimeModeControlProps {
  /** Whether the date is relative now. */
  readonly isRelative: boolean;
  /** Switches the mode. Each date keeps the value of its other mode until its field changes. */
  readonly setMode: (mode: RelativeDateTimeMode) => void;
  /** The builder's schema, with its controls and class names. */
  // biome-ignore lint/suspicious/noExplicitAny: the library's own props take a schema of any fields.
  readonly schema: Schema<any, any>;
  readonly disabled?: boolean;
  readonly className?: string;
  /** Tooltip, in place of those among the labels. */
  readonly title?: string;
  /** The `data-testid`. */
  readonly testID?: string;
  /** The labels of the provider, with the defaults for the rest. */
  readonly labels: Required<RelativeDateTimeToggleLabels>;
}

/** Decides whether a date is fixed or relative. */
export interface RelativeDateTimeModeController {
  /** Whether the date is relative. In a range, each bound is decided alone, with the bound as `value`. */
  readonly isRelative: (props: ValueEditorProps) => boolean;
  /** Lets people switch the mode. Default: none; the mode follows from the rule. */
  readonly ModeControl?: ComponentType<RelativeDateTimeModeControlProps>;
}

/** How dates are entered. All properties have defaults. */
export interface RelativeDateTimeEditorConfig {
  /** Decides whether a date is fixed or relative. Default: a switch next to each date. */
  readonly modeController?: RelativeDateTimeModeController;
  /** Anchors to choose from. Default: all, in English. */
  readonly anchors?: FullOption<RelativeDateTimeAnchor>[];
  /** Units to choose from. Default: all, in English. */
  readonly units?: FullOption<RelativeDateTimeUnit>[];
  /** Names and content of the switch. Default: English. */
  readonly toggleLabels?: RelativeDateTimeToggleLabels;
  /**
   * Reads stored dates, and computes the date when a fixed one replaces a relative one. Default: the built-in
   * `Date`.
   */
  readonly dateTimeAPI?: RQBDateTimeLibraryAPI;
}

/** The configuration with defaults for everything that isn't set. */
export interface ResolvedRelativeDateTimeConfig extends Required<RelativeDateTimeEditorConfig> {
  readonly toggleLabels: Required<RelativeDateTimeToggleLabels>;
}

/**
 * Real operators by the name of yours, such as `{ since: '>=' }`, for `context.relativeOperatorMap` of an
 * export.
 */
export type RelativeOperatorMap = Record<string, string>;
