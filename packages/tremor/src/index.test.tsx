// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describeKit } from '../../shared/testing/kit-spec.tsx';
import { QueryBuilderTremor } from './index.tsx';

describeKit('tremor', {
  Provider: QueryBuilderTremor,
  async choose(user, list, name) {
    await user.click(list);
    await user.click(await screen.findByRole('option', { name, hidden: false }));
  },
  async toggleOptions(user, list, labels) {
    await user.click(list);
    for (const name of labels) {
      await user.click(await screen.findByRole('menuitemcheckbox', { name }));
    }
    await user.keyboard('{Escape}');
  },
});
