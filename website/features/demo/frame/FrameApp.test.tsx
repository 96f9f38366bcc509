// @vitest-environment happy-dom
import { ChakraProvider, createSystem, defaultConfig } from '@chakra-ui/react';
import { FluentProvider } from '@fluentui/react-components';
import { MantineProvider } from '@mantine/core';
import { QueryBuilderAntD } from '@react-querybuilder/antd';
import { QueryBuilderBootstrap } from '@react-querybuilder/bootstrap';
import { QueryBuilderBulma } from '@react-querybuilder/bulma';
import { QueryBuilderChakra } from '@react-querybuilder/chakra';
import { QueryBuilderFluent } from '@react-querybuilder/fluent';
import { QueryBuilderMantine } from '@react-querybuilder/mantine';
import { QueryBuilderMaterial } from '@react-querybuilder/material';
import { QueryBuilderTremor } from '@react-querybuilder/tremor';
import { act, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { afterEach, expect, it, vi } from 'vitest';
import type { FrameProps } from '../../../kits/kit-frame.ts';
import { builderSettings } from '../client/builder/settings.ts';
import { findDataSet } from '../client/data/dataSets.ts';
import { vocabularyOf } from '../client/query/vocabulary.ts';
import { defaultState } from '../client/state.ts';
import { FrameApp } from './FrameApp.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const system = createSystem(defaultConfig);

const providers: Readonly<Record<string, ComponentType<FrameProps>>> = {
  antd: ({ children }) => <QueryBuilderAntD>{children as never}</QueryBuilderAntD>,
  bootstrap: ({ children }) => <QueryBuilderBootstrap>{children as never}</QueryBuilderBootstrap>,
  bulma: ({ children }) => <QueryBuilderBulma>{children as never}</QueryBuilderBulma>,
  chakra: ({ children }) => (
    <ChakraProvider value={system}>
      <QueryBuilderChakra>{children as never}</QueryBuilderChakra>
    </ChakraProvider>
  ),
  fluent: ({ children }) => (
    <FluentProvider>
      <QueryBuilderFluent>{children as never}</QueryBuilderFluent>
    </FluentProvider>
  ),
  mantine: ({ children }) => (
    <MantineProvider>
      <QueryBuilderMantine>{children as never}</QueryBuilderMantine>
    </MantineProvider>
  ),
  material: ({ children }) => <QueryBuilderMaterial>{children as never}</QueryBuilderMaterial>,
  tremor: ({ children }) => <QueryBuilderTremor>{children as never}</QueryBuilderTremor>,
};

const rule = { field: 'total', operator: '=', value: '5' };
const foreign = {
  id: 'root',
  combinator: 'xor',
  rules: [
    { ...rule, id: 'comma', value: '1,000' },
    { ...rule, id: 'list', field: 'note', value: ['a', 'b'] },
    { ...rule, id: 'null', field: 'note', value: null },
    { ...rule, id: 'parameter', valueSource: 'parameter', value: 'least' },
    { ...rule, id: 'unknown', field: 'shoeSize', operator: 'resembles' },
    { ...rule, id: 'name', field: 'note', valueSource: 'field', value: 'Ada' },
    { ...rule, id: 'option', field: 'status', value: 'nowhere' },
    { ...rule, id: 'lines', field: 'customer', value: 'two\nlines' },
    { ...rule, id: 'items', field: 'items', value: 'x' },
    { id: 'independent', rules: [{ ...rule, id: 'first' }, 'OR', { ...rule, id: 'second' }] },
  ],
} as unknown as RuleGroupTypeAny;

/** What the page sends: a query with the settings of its data. */
function show(query: RuleGroupTypeAny, dataSet: string) {
  const vocabulary = vocabularyOf(query, findDataSet(dataSet).specs);
  const settings = builderSettings(defaultState(dataSet), {
    vocabulary,
    colorMode: 'light',
    texts: undefined,
    variables: {},
  });
  const data = structuredClone({ type: 'show', settings, query });
  const message = { data, source: window as never, origin: location.origin };
  return act(() => void window.dispatchEvent(new MessageEvent('message', message)));
}

let end = () => {};
afterEach(() => end());

/** The texts that someone sees: those of elements, of inputs, and of what lists have selected. */
function textsIn(box: HTMLElement): string {
  const copy = box.cloneNode(true) as HTMLElement;
  for (const list of copy.querySelectorAll('select, [role=listbox]')) list.remove();
  const inputs = [...box.querySelectorAll<HTMLInputElement>('input, textarea')];
  const lists = [...box.querySelectorAll('select')];
  return [
    copy.textContent,
    ...inputs.map(({ value }) => value),
    ...lists.flatMap(({ selectedOptions }) => [...selectedOptions].map(({ text }) => text)),
  ].join('\n');
}

it.each(Object.keys(providers))('a frame doesn’t report a given query: %s', async (kit) => {
  const postMessage = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => {});
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  end = () => {
    act(() => root.unmount());
    box.remove();
    postMessage.mockRestore();
  };
  await act(() => root.render(<FrameApp Kit={providers[kit] as ComponentType<FrameProps>} />));
  await show(defaultState('people').query, 'people');
  await show(foreign, 'orders');
  expect(box.querySelectorAll('[data-testid=rule]')).toHaveLength(11);
  const texts = textsIn(box);
  for (const name of ['shoeSize', 'resembles', 'Ada', 'nowhere']) {
    expect(texts).toContain(`${name} (unknown)`);
  }
  for (const text of ['XOR', '1,000', 'least', 'two\nlines']) expect(texts).toContain(text);
  // Edits are reported after the next frame.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  const types = postMessage.mock.calls.map(([message]) => message.type);
  expect(types).toContain('shown');
  expect(types).not.toContain('query');
});
