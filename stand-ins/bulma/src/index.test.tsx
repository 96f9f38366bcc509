// @vitest-environment happy-dom
import type { QueryBuilderContextProvider } from 'react-querybuilder';
import { describeKit } from '../../../tests/add-ons/kit-spec.tsx';
import { icons, iconTranslations } from '../../shared/icons.tsx';
import { BulmaValueEditor, QueryBuilderBulma } from './index.tsx';

const translations = iconTranslations(icons);

/** Buttons with the library's symbols have no other name. */
const WithIcons: QueryBuilderContextProvider = (props) => (
  <QueryBuilderBulma translations={translations} {...props} />
);

describeKit('bulma', {
  Provider: WithIcons,
  classes: { 'value-editor': 'input', fields: 'select', 'add-rule': 'button' },
  ownControls: {
    valueEditor: (props) => (
      <BulmaValueEditor {...props} extraProps={{ 'data-own': 'valueEditor' }} />
    ),
  },
});
