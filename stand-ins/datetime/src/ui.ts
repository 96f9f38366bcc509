export { RelativeDateTimeConfigContext, useRelativeDateTimeConfig } from './ui/config.ts';
export { DateTimeValueEditor } from './ui/DateTimeValueEditor.tsx';
export {
  defaultRelativeDateTimeAnchors,
  defaultRelativeDateTimeToggleLabels,
  defaultRelativeDateTimeUnits,
  defaultRelativeDateTimeValue,
} from './ui/defaults.ts';
export {
  createOperatorModeController,
  toggleModeController,
  withRelativeOperators,
} from './ui/modeControllers.ts';
export {
  QueryBuilderDateTime,
  QueryBuilderDateTimeContext,
  type QueryBuilderDateTimeProps,
} from './ui/QueryBuilderDateTime.tsx';
export {
  RelativeDateTimeModeToggle,
  relativeDateTimeToggleClassName,
} from './ui/RelativeDateTimeModeToggle.tsx';
export { RelativeDateTimeValueEditor } from './ui/RelativeDateTimeValueEditor.tsx';
export type {
  RelativeDateTimeEditorConfig,
  RelativeDateTimeModeController,
  RelativeDateTimeModeControlProps,
  RelativeDateTimeToggleLabels,
  RelativeOperatorMap,
  ResolvedRelativeDateTimeConfig,
} from './ui/types.ts';
