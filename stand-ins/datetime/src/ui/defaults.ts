import type { FullOption } from 'react-querybuilder';
import type {
  RelativeDateTimeAnchor,
  RelativeDateTimeUnit,
  RelativeDateTimeValue,
} from '../types.ts';
import type { RelativeDateTimeToggleLabels } from './types.ts';

const option = <Name extends string>(name: Name, label: string): FullOption<Name> => ({
  name,
  value: name,
  label,
});

/** Anchors that the editor offers, with English labels. */
export const defaultRelativeDateTimeAnchors: FullOption<RelativeDateTimeAnchor>[] = [
  option('now', 'now'),
  option('startOfDay', 'start of day'),
  option('endOfDay', 'end of day'),
  option('startOfWeek', 'start of week'),
  option('endOfWeek', 'end of week'),
  option('startOfMonth', 'start of month'),
  option('endOfMonth', 'end of month'),
  option('startOfYear', 'start of year'),
  option('endOfYear', 'end of year'),
];

/** Units that the editor offers, with English labels. */
export const defaultRelativeDateTimeUnits: FullOption<RelativeDateTimeUnit>[] = [
  option('minute', 'minute(s)'),
  option('hour', 'hour(s)'),
  option('day', 'day(s)'),
  option('week', 'week(s)'),
  option('month', 'month(s)'),
  option('year', 'year(s)'),
];

/** What a rule gets when it becomes relative: now. */
export const defaultRelativeDateTimeValue: RelativeDateTimeValue = {
  mode: 'relative',
  anchor: 'now',
  offset: 0,
  unit: 'day',
};

/** Names of switch in English. Its content is empty, because the stylesheet shows an icon. */
export const defaultRelativeDateTimeToggleLabels: Required<RelativeDateTimeToggleLabels> = {
  label: 'Toggle relative date/time',
  absoluteTitle: 'Use a relative date',
  relativeTitle: 'Use a fixed date',
  absoluteContent: '',
  relativeContent: '',
};
