// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { expect } from 'vitest';
import { describeDropIn } from '../../../tests/add-ons/drop-in.tsx';
import { describeNames } from '../../../tests/add-ons/names.ts';
import * as tremor from './index.tsx';
import {
  QueryBuilderTremor,
  TremorActionElement,
  type TremorActionProps,
  TremorNotToggle,
  type TremorNotToggleProps,
  TremorShiftActions,
  TremorValueEditor,
  type TremorValueEditorProps,
  TremorValueSelector,
  type TremorValueSelectorProps,
  tremorControlClassnames,
  tremorControlElements,
} from './index.tsx';

describeNames(tremor, [
  'QueryBuilderTremor',
  'TremorActionElement',
  'TremorNotToggle',
  'TremorShiftActions',
  'TremorValueEditor',
  'TremorValueSelector',
  'tremorControlClassnames',
  'tremorControlElements',
]);

const Icon = () => <svg aria-hidden="true" />;

const Action = (props: TremorActionProps) => (
  <TremorActionElement
    {...props}
    variant="primary"
    color="emerald"
    size="xs"
    icon={Icon}
    iconPosition="right"
    loading={false}
    loadingText="Loading"
    tooltip="Press"
  />
);
const Not = (props: TremorNotToggleProps) => (
  <TremorNotToggle
    onMouseEnter={(event: MouseEvent<HTMLDivElement>) => event.currentTarget.id}
    {...props}
    color="rose"
    tooltip="Turn around"
    name="not"
    required={false}
    error={false}
    errorMessage="Wrong"
  />
);
const Editor = (props: TremorValueEditorProps) => (
  <TremorValueEditor
    {...props}
    extraProps={{ icon: Icon, error: false, errorMessage: 'Wrong', spellCheck: false }}
  />
);
const Selector = (props: TremorValueSelectorProps) => (
  <TremorValueSelector
    onMouseEnter={(event: MouseEvent<HTMLInputElement>) => event.currentTarget.id}
    {...props}
    placeholder="Choose"
    icon={Icon}
    enableClear={false}
    name="list"
    required={false}
    error={false}
    errorMessage="Wrong"
  />
);

describeDropIn(
  {
    Provider: QueryBuilderTremor,
    props: { controlElements: tremorControlElements, controlClassnames: tremorControlClassnames },
    controls: {
      actionElement: Action,
      notToggle: Not,
      shiftActions: TremorShiftActions,
      valueEditor: Editor,
      valueSelector: Selector,
    },
  },
  () => {
    expect(screen.getByTestId('value-editor').className).toContain('rounded-md');
    expect(screen.getByTestId('fields').getAttribute('role')).toBe('combobox');
    expect(screen.getByTestId('add-rule').className).toContain('rounded-md');
    expect(screen.getByRole('switch', { name: 'Not' })).toBeTruthy();
    expect(screen.getByTestId('remove-rule').textContent).toBe('⨯');
  },
);
