// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { describeDropIn } from '../../../tests/add-ons/drop-in.tsx';
import { describeNames } from '../../../tests/add-ons/names.ts';
import * as bulma from './index.tsx';
import {
  BulmaNotToggle,
  BulmaValueEditor,
  BulmaValueSelector,
  bulmaControlClassnames,
  bulmaControlElements,
  QueryBuilderBulma,
} from './index.tsx';

describeNames(bulma, [
  'BulmaNotToggle',
  'BulmaValueEditor',
  'BulmaValueSelector',
  'QueryBuilderBulma',
  'bulmaControlClassnames',
  'bulmaControlElements',
]);

describeDropIn(
  {
    Provider: QueryBuilderBulma,
    props: { controlElements: bulmaControlElements, controlClassnames: bulmaControlClassnames },
    controls: {
      notToggle: BulmaNotToggle,
      valueEditor: (props) => <BulmaValueEditor {...props} extraProps={{ spellCheck: false }} />,
      valueSelector: BulmaValueSelector,
    },
  },
  () => {
    expect(screen.getByTestId('value-editor').className).toContain('input');
    expect(screen.getByTestId('fields').closest('.select')).toBeTruthy();
    expect(screen.getByLabelText('Not')).toBeTruthy();
    expect(screen.getByText('⨯')).toBeTruthy();
  },
);
