import {
  type ControlElementsProp,
  type FullField,
  getCompatContextProvider,
} from 'react-querybuilder';
import { icons, iconTranslations } from '../../shared/icons.tsx';
import { BulmaNotToggle } from './not-toggle.tsx';
import { BulmaValueEditor, type BulmaValueEditorProps } from './value-editor.tsx';
import { BulmaValueSelector } from './value-selector.tsx';

export { BulmaNotToggle, BulmaValueEditor, type BulmaValueEditorProps, BulmaValueSelector };

/**
 * The control elements that draw with Bulma, for the `controlElements` prop of a builder that is
 * not inside {@link QueryBuilderBulma}.
 */
export const bulmaControlElements: ControlElementsProp<FullField, string> = {
  notToggle: BulmaNotToggle,
  valueEditor: BulmaValueEditor,
  valueSelector: BulmaValueSelector,
};

/** The classes that make Bulma's buttons of the library's, for the `controlClassnames` prop. */
export const bulmaControlClassnames = { actionElement: 'button' } as const;

/**
 * Gives the builders inside it the controls of Bulma 1.
 *
 * Its props are those that any provider of the library takes: `controlElements`,
 * `controlClassnames`, `translations` and the flags, each of which goes before the kit's own.
 * Buttons without words show SVG icons. Import `bulma/css/bulma.css` yourself.
 *
 * @example
 * <QueryBuilderBulma>
 *   <QueryBuilder fields={fields} />
 * </QueryBuilderBulma>
 */
export const QueryBuilderBulma = getCompatContextProvider({
  controlElements: bulmaControlElements,
  controlClassnames: bulmaControlClassnames,
  translations: iconTranslations(icons),
});
