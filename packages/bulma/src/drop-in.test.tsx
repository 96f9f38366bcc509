// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { QueryBuilder } from 'react-querybuilder';
import { afterEach, expect, it } from 'vitest';
import { describeNames } from '../../shared/testing/names.ts';
import * as bulma from './index.tsx';
import {
  BulmaNotToggle,
  BulmaValueEditor,
  BulmaValueSelector,
  bulmaControlClassnames,
  bulmaControlElements,
  QueryBuilderBulma,
} from './index.tsx';

afterEach(cleanup);

describeNames(bulma, [
  'BulmaNotToggle',
  'BulmaValueEditor',
  'BulmaValueSelector',
  'QueryBuilderBulma',
  'bulmaControlClassnames',
  'bulmaControlElements',
]);

const fields = [{ name: 'note', label: 'Note' }];
const defaultQuery = {
  combinator: 'and',
  rules: [{ field: 'note', operator: '=', value: 'x' }],
};

// Everything that an app can use of the published package; the types are checked with the rest.
it.each([
  [
    'the provider',
    <QueryBuilderBulma key="">
      <QueryBuilder fields={fields} defaultQuery={defaultQuery} showNotToggle />
    </QueryBuilderBulma>,
  ],
  [
    'the control elements and classes',
    <QueryBuilder
      key=""
      fields={fields}
      defaultQuery={defaultQuery}
      showNotToggle
      controlElements={bulmaControlElements}
      controlClassnames={bulmaControlClassnames}
    />,
  ],
  [
    'single controls',
    <QueryBuilder
      key=""
      fields={fields}
      defaultQuery={defaultQuery}
      showNotToggle
      controlElements={{
        notToggle: BulmaNotToggle,
        valueEditor: (props) => <BulmaValueEditor {...props} extraProps={{ spellCheck: false }} />,
        valueSelector: BulmaValueSelector,
      }}
    />,
  ],
])('renders with %s', (_, builder) => {
  render(builder);
  expect(screen.getByTestId('value-editor').className).toContain('input');
  expect(screen.getByTestId('fields').closest('.select')).toBeTruthy();
  expect(screen.getByLabelText('Not')).toBeTruthy();
});
