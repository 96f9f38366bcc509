// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { writeAddress } from '../address/address.ts';
import { defaultState } from '../state.ts';
import { CopyLink } from './CopyLink.tsx';

const refuse = () => Promise.reject(new Error('The reader refused.'));

it('shows the link that the clipboard refused, until the state changes', async () => {
  vi.stubGlobal('navigator', { clipboard: { write: refuse, writeText: refuse } });
  const people = defaultState('people');
  const orders = defaultState('orders');
  const { container, rerender } = render(<CopyLink state={people} />);
  const press = () => act(async () => container.querySelector('button')?.click());
  const links = () =>
    [...container.querySelectorAll('input')].map(({ value }) => new URL(value).hash);
  await press();
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(links()).toEqual([await writeAddress(people)]);
  });
  rerender(<CopyLink state={orders} />);
  expect(links()).toEqual([]);
  await press();
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(links()).toEqual([await writeAddress(orders)]);
  });
});
