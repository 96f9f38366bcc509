import {
  type ControlElementsProp,
  type FullField,
  getCompatContextProvider,
  type Translations,
} from 'react-querybuilder';
import { icons, iconTranslations } from '../../shared/icons.tsx';
import { ChakraActionElement } from './action-element.tsx';
import { ChakraNotToggle } from './not-toggle.tsx';
import { ChakraShiftActions } from './shift-actions.tsx';
import { ChakraValueEditor } from './value-editor.tsx';
import { ChakraValueSelector } from './value-selector.tsx';

export * from './action-element.tsx';
export * from './not-toggle.tsx';
export * from './value-editor.tsx';
export * from './value-selector.tsx';

/**
 * Control elements that render Chakra UI controls, for the `controlElements` prop of a builder that
 * isn't inside {@link QueryBuilderChakra}.
 */
export const chakraControlElements: ControlElementsProp<FullField, string> = {
  actionElement: ChakraActionElement,
  notToggle: ChakraNotToggle,
  shiftActions: ChakraShiftActions,
  valueEditor: ChakraValueEditor,
  valueSelector: ChakraValueSelector,
};

/**
 * SVG icons as the labels of the buttons without text, for the `translations` prop. The titles
 * still come from the library or a language pack.
 */
export const chakraTranslations: Partial<Translations> = iconTranslations(icons);

/**
 * Gives the builders inside it the controls of Chakra UI 3.
 *
 * It takes the props of every provider of the library: `controlElements`, `controlClassnames`,
 * `translations`, and the flags. Each of them takes precedence over the kit's own.
 *
 * @throws if there is no `ChakraProvider` around it: "useContext returned `undefined`. Seems you
 *   forgot to wrap component within <ChakraProvider />"
 *
 * @example
 * <ChakraProvider value={defaultSystem}>
 *   <QueryBuilderChakra>
 *     <QueryBuilder fields={fields} />
 *   </QueryBuilderChakra>
 * </ChakraProvider>
 */
export const QueryBuilderChakra = getCompatContextProvider({
  controlElements: chakraControlElements,
  translations: chakraTranslations,
});
