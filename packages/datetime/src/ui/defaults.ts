import type { FullOption } from 'react-querybuilder';
import type {
  RelativeDateTimeAnchor,
  RelativeDateTimeUnit,
  RelativeDateTimeValue,
} from '../types.ts';

const option = <Name extends string>(name: Name, label: string): FullOption<Name> => ({
  name,
  value: name,
  label,
});

/** Anchors that the editor offers, with English labels. */
export const defaultRelativeDateTimeAnchors: FullOption<RelativeDateTimeAnchor>[] = [
  option('now', 'now'),
  option('startOfDay', 'start of the day'),
  option('endOfDay', 'end of the day'),
  option('startOfWeek', 'start of the week'),
  option('endOfWeek', 'end of the week'),
  option('startOfMonth', 'start of the month'),
  option('endOfMonth', 'end of the month'),
  option('startOfYear', 'start of the year'),
  option('endOfYear', 'end of the year'),
];

/** Units that the editor offers, with English labels. */
export const defaultRelativeDateTimeUnits: FullOption<RelativeDateTimeUnit>[] = [
  option('minute', 'minutes'),
  option('hour', 'hours'),
  option('day', 'days'),
  option('week', 'weeks'),
  option('month', 'months'),
  option('year', 'years'),
];

/** What a rule gets when it becomes relative: the start of today. */
export const defaultRelativeDateTimeValue: Required<RelativeDateTimeValue> = {
  mode: 'relative',
  anchor: 'startOfDay',
  offset: 0,
  unit: 'day',
};

/** Labels of the relative editor. */
export interface RelativeDateTimeLabels {
  /** The mode in which a date is picked. */
  readonly fixed: string;
  /** The mode in which a date is relative to today. */
  readonly relative: string;
  /** Title of the choice between the two. */
  readonly mode: string;
  /** Title of the anchor. */
  readonly anchor: string;
  /** Title of the number of units; a negative one goes back. */
  readonly offset: string;
  /** Title of the unit. */
  readonly unit: string;
}

/** The labels in English. */
export const defaultRelativeDateTimeToggleLabels: RelativeDateTimeLabels = {
  fixed: 'date',
  relative: 'relative',
  mode: 'Kind of date',
  anchor: 'Counted from',
  offset: 'Offset; a negative number goes back',
  unit: 'Unit',
};
