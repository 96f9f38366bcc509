import {
  type ControlElementsProp,
  type FullField,
  getCompatContextProvider,
} from 'react-querybuilder';
import { BulmaNotToggle } from './not-toggle.tsx';
import { BulmaValueEditor, type BulmaValueEditorProps } from './value-editor.tsx';
import { BulmaValueSelector } from './value-selector.tsx';

export { BulmaNotToggle, BulmaValueEditor, type BulmaValueEditorProps, BulmaValueSelector };

/**
 * Control elements that render Bulma controls, for the `controlElements` prop of a builder that
 * isn't inside {@link QueryBuilderBulma}.
 */
export const bulmaControlElements: ControlElementsProp<FullField, string> = {
  notToggle: BulmaNotToggle,
  valueEditor: BulmaValueEditor,
  valueSelector: BulmaValueSelector,
};

/** The class that turns the library's buttons into Bulma's, for the `controlClassnames` prop. */
export const bulmaControlClassnames = { actionElement: 'button' } as const;

/**
 * Gives the builders inside it the controls of Bulma 1.
 *
 * It takes the props of every provider of the library: `controlElements`, `controlClassnames`,
 * `translations`, and the flags. Each of them takes precedence over the kit's own. Import
 * `bulma/css/bulma.css` yourself.
 *
 * @example
 * <QueryBuilderBulma>
 *   <QueryBuilder fields={fields} />
 * </QueryBuilderBulma>
 */
export const QueryBuilderBulma = getCompatContextProvider({
  controlElements: bulmaControlElements,
  controlClassnames: bulmaControlClassnames,
});
