import type { FullOption } from 'react-querybuilder';
import { anchors, units } from '../relative.ts';
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
export const defaultRelativeDateTimeAnchors: FullOption<RelativeDateTimeAnchor>[] = (
  Object.keys(anchors) as RelativeDateTimeAnchor[]
).map((name) =>
  option(
    name,
    name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  ),
);

/** Units that the editor offers, with English labels. */
export const defaultRelativeDateTimeUnits: FullOption<RelativeDateTimeUnit>[] = units.map((name) =>
  option(name, `${name}(s)`),
);

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
