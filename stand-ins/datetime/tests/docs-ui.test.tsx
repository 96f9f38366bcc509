// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as react from 'react';
import * as library from 'react-querybuilder';
import { transform } from 'sucrase';
import { afterEach, expect, test } from 'vitest';
import * as ui from '../src/ui.ts';

afterEach(cleanup);

// The checker of the docs' samples only renders them, so people's choices are made here.
const page = readFileSync(
  join(import.meta.dirname, '../../../website/docs/utils/datetime.mdx'),
  'utf8',
);

const modules: Readonly<Record<string, unknown>> = {
  '@react-querybuilder/datetime/ui': ui,
  '@react-querybuilder/datetime/dist/datetime.css': {},
  react,
  'react-querybuilder': library,
  'react-querybuilder/dist/query-builder.css': {},
};

/** Renders the component that a sample of the page exports. */
function renderSample(title: string): void {
  const [, code = ''] = page.split(`title="${title}"`)[1]?.match(/\n(.*?)\n```/s) ?? [];
  const { code: script } = transform(code, { transforms: ['typescript', 'imports', 'jsx'] });
  const exports: { default?: react.ComponentType } = {};
  new Function('require', 'exports', 'React', script)(
    (name: string) => modules[name],
    exports,
    react,
  );
  if (!exports.default) throw new Error(`${title} exports no component`);
  render(react.createElement(exports.default));
}

test('RelativeDates.tsx: each date has a switch, and the bounds of the range differ', () => {
  renderSample('RelativeDates.tsx');
  const states = screen.getAllByRole('switch').map((each) => each.getAttribute('aria-checked'));
  expect(states).toEqual(['true', 'false', 'true']);
});

test('RelativeOperators.tsx: the operator decides', () => {
  renderSample('RelativeOperators.tsx');
  expect(screen.queryByDisplayValue('now')).toBeNull();
  fireEvent.change(screen.getByTestId('operators'), { target: { value: 'since' } });
  expect(screen.getByDisplayValue('now')).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('OwnController.tsx: a list replaces the switch', () => {
  renderSample('OwnController.tsx');
  expect(screen.queryByDisplayValue('now')).toBeNull();
  fireEvent.change(screen.getByLabelText('Kind of date'), { target: { value: 'relative' } });
  expect(screen.getByDisplayValue('now')).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});
