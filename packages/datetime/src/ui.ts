export { type RelativeDateTimeConfig, useRelativeDateTimeConfig } from './ui/config.ts';
export { DateTimeValueEditor } from './ui/DateTimeValueEditor.tsx';
export {
  defaultRelativeDateTimeAnchors,
  defaultRelativeDateTimeToggleLabels,
  defaultRelativeDateTimeUnits,
  defaultRelativeDateTimeValue,
  type RelativeDateTimeLabels,
} from './ui/defaults.ts';
export {
  createOperatorModeController,
  type RelativeDateTimeModeController,
  toggleModeController,
  withRelativeOperators,
} from './ui/modeControllers.ts';
export {
  QueryBuilderDateTime,
  type QueryBuilderDateTimeProps,
} from './ui/QueryBuilderDateTime.tsx';
export {
  RelativeDateTimeModeToggle,
  type RelativeDateTimeModeToggleProps,
} from './ui/RelativeDateTimeModeToggle.tsx';
export { RelativeDateTimeValueEditor } from './ui/RelativeDateTimeValueEditor.tsx';
