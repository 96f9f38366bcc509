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

/** What a rule gets when it becomes relative: now. */
export const defaultRelativeDateTimeValue: RelativeDateTimeValue = {
  mode: 'relative',
  anchor: 'now',
  offset: 0,
  unit: 'day',
};

/** Names of the switch in English. Its content is empty, because the stylesheet shows an icon. */
export const defaultRelativeDateTimeToggleLabels: Required<RelativeDateTimeToggleLabels> = {
  label: 'Relative date',
  absoluteTitle: 'Use a relative date',
  relativeTitle: 'Use a fixed date',
  absoluteContent: '',
  relativeContent: '',
};
