import { expect, it } from 'vitest';
import { redirects } from '../site/redirects.ts';
import { readAddress, writeAddress } from '../src/demo/address/address.ts';
import { defaultState } from '../src/demo/state.ts';
import { kitPath, kits } from './kits.ts';
import { retiredKits } from './retired.ts';

const table = [{ id: 'old', label: 'Old UI', reason: 'Use Bulma instead.' }];
const notice = 'The demo no longer has Old UI. Use Bulma instead.';

it('redirects the page of a retired kit to the demo', () => {
  expect(redirects([], () => false, table)).toContainEqual({
    from: '/demo/old',
    to: '/demo?retired=old',
  });
});

it('says why the kit is gone, and keeps the query of the link', async () => {
  const state = { ...defaultState(), query: { id: 'q', combinator: 'or', rules: [] } };
  const hash = await writeAddress(state);
  expect(await readAddress('?retired=old', hash, table)).toEqual({ state, notice });
  expect(await readAddress('?retired=old', '#q=x', table)).toMatchObject({
    notice: `${notice} This link contains a query in a format that this page doesn’t recognize.`,
  });
  expect(await readAddress('?retired=bulma', hash, table)).toEqual({ state });
});

it('is no address of a kit that the demo has', () => {
  const paths = kits.map(({ id }) => kitPath(id));
  for (const { id } of retiredKits) expect(paths).not.toContain(kitPath(id));
});
