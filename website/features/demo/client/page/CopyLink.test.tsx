// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { writeAddress } from '../address/address.ts';
import { type DemoState, defaultState } from '../state.ts';
import { CopyLink } from './CopyLink.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const refuse = () => Promise.reject(new Error('The reader refused.'));

it('shows the link that the clipboard refused, until the state changes', async () => {
  vi.stubGlobal('navigator', { clipboard: { write: refuse, writeText: refuse } });
  const box = document.createElement('div');
  const root = createRoot(box);
  const show = (state: DemoState) => act(() => root.render(<CopyLink state={state} />));
  const press = () => act(async () => box.querySelector('button')?.click());
  const links = () => [...box.querySelectorAll('input')].map(({ value }) => new URL(value).hash);
  const people = defaultState('people');
  const orders = defaultState('orders');
  await show(people);
  await press();
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(links()).toEqual([await writeAddress(people)]);
  });
  await show(orders);
  expect(links()).toEqual([]);
  await press();
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(links()).toEqual([await writeAddress(orders)]);
  });
});
