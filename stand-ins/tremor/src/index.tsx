import {
  type ControlElementsProp,
  type FullField,
  getCompatContextProvider,
} from 'react-querybuilder';
import { TremorActionElement } from './action-element.tsx';
import { TremorNotToggle } from './not-toggle.tsx';
import { TremorShiftActions } from './shift-actions.tsx';
import { TremorValueEditor } from './value-editor.tsx';
import { TremorValueSelector } from './value-selector.tsx';

export * from './action-element.tsx';
export * from './not-toggle.tsx';
export * from './shift-actions.tsx';
export * from './value-editor.tsx';
export * from './value-selector.tsx';

/**
 * The control elements in the style of Tremor, for the `controlElements` prop of a builder that
 * isn't inside {@link QueryBuilderTremor}.
 */
export const tremorControlElements: ControlElementsProp<FullField, string> = {
  actionElement: TremorActionElement,
  notToggle: TremorNotToggle,
  shiftActions: TremorShiftActions,
  valueEditor: TremorValueEditor,
  valueSelector: TremorValueSelector,
};

/** The classes that put the "Not" toggle and its label on one line, for `controlClassnames`. */
export const tremorControlClassnames = { notToggle: 'inline-flex items-center gap-2' } as const;

/**
 * Gives the builders inside it controls in the style of Tremor, made of Tailwind CSS 4 and Radix.
 *
 * It takes the props of every provider of the library: `controlElements`, `controlClassnames`,
 * `translations`, and the flags. Each of them takes precedence over the kit's own. The controls have
 * no style unless the application's Tailwind CSS finds their classes, or the application imports
 * `@react-querybuilder/tremor/tremor.css`.
 *
 * @example
 * <QueryBuilderTremor>
 *   <QueryBuilder fields={fields} />
 * </QueryBuilderTremor>
 */
export const QueryBuilderTremor = getCompatContextProvider({
  controlElements: tremorControlElements,
  controlClassnames: tremorControlClassnames,
});
