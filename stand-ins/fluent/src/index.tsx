import {
  type ControlElementsProp,
  type FullField,
  getCompatContextProvider,
  type Translations,
} from 'react-querybuilder';
import { iconTranslations } from '../../shared/icons.tsx';
import { FluentActionElement } from './action-element.tsx';
import { FluentDragHandle } from './drag-handle.tsx';
import { icons } from './icons.tsx';
import { FluentNotToggle } from './not-toggle.tsx';
import { FluentShiftActions } from './shift-actions.tsx';
import { FluentValueEditor } from './value-editor.tsx';
import { FluentValueSelector } from './value-selector.tsx';

export * from './action-element.tsx';
export * from './drag-handle.tsx';
export * from './not-toggle.tsx';
export * from './shift-actions.tsx';
export * from './value-editor.tsx';
export * from './value-selector.tsx';

/**
 * Control elements that render Fluent UI controls, for the `controlElements` prop of a builder that
 * isn't inside {@link QueryBuilderFluent}.
 */
export const fluentControlElements: ControlElementsProp<FullField, string> = {
  actionElement: FluentActionElement,
  dragHandle: FluentDragHandle,
  notToggle: FluentNotToggle,
  shiftActions: FluentShiftActions,
  valueEditor: FluentValueEditor,
  valueSelector: FluentValueSelector,
};

/**
 * Fluent's icons as the labels of the buttons without text, for the `translations` prop. The titles
 * still come from the library or a language pack.
 */
export const fluentTranslations: Partial<Translations> = iconTranslations(icons);

/**
 * Gives the builders inside it the controls of Fluent UI 9.
 *
 * It takes the props of every provider of the library: `controlElements`, `controlClassnames`,
 * `translations`, and the flags. Each of them takes precedence over the kit's own. Without a
 * `FluentProvider` around it, nothing throws, but the controls have no colors.
 *
 * @example
 * <FluentProvider theme={webLightTheme}>
 *   <QueryBuilderFluent>
 *     <QueryBuilder fields={fields} />
 *   </QueryBuilderFluent>
 * </FluentProvider>
 */
export const QueryBuilderFluent = getCompatContextProvider({
  controlElements: fluentControlElements,
  translations: fluentTranslations,
});
