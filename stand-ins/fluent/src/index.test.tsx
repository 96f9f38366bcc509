// @vitest-environment happy-dom
import { FluentProvider, SSRProvider, webLightTheme } from '@fluentui/react-components';
import { screen } from '@testing-library/react';
import { describeKit } from '../../../tests/add-ons/kit-spec.tsx';
import { QueryBuilderFluent } from './index.tsx';

describeKit('fluent', {
  Provider: QueryBuilderFluent,
  Root: ({ children }) => (
    <SSRProvider>
      <FluentProvider theme={webLightTheme}>{children}</FluentProvider>
    </SSRProvider>
  ),
  async toggleOptions(user, list, labels) {
    await user.click(list);
    for (const name of labels) {
      await user.click(await screen.findByRole('menuitemcheckbox', { name }));
    }
    await user.keyboard('{Escape}');
  },
});
