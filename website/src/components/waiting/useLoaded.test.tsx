// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useLoaded } from './useLoaded.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

interface LoadProps {
  readonly load?: () => Promise<string>;
  readonly attempt?: number;
}

interface ReaderProps extends LoadProps {
  readonly onRender: (seen: string | undefined) => void;
}

function Reader({ load, attempt, onRender }: ReaderProps) {
  const loaded = useLoaded(load, attempt);
  onRender(loaded?.failed ? 'failed' : loaded?.value);
  return null;
}

/** Makes a function that renders a component with other props, and lists what each render has. */
function reader() {
  const root = createRoot(document.createElement('div'));
  return async (props: LoadProps) => {
    const seen: (string | undefined)[] = [];
    await act(async () => root.render(<Reader {...props} onRender={(one) => seen.push(one)} />));
    return seen;
  };
}

it('returns what has loaded, and never an earlier result in its place', async () => {
  const show = reader();
  const first = async () => 'first';
  expect(await show({})).toEqual([undefined]);
  expect(await show({ load: first })).toEqual([undefined, 'first']);
  expect(await show({ load: async () => 'second' })).toEqual([undefined, 'second']);
  expect(await show({})).toEqual([undefined]);
});

it('ignores what is no longer needed when it arrives', async () => {
  const show = reader();
  let arrive = (_: string) => {};
  const late = () =>
    new Promise<string>((resolve) => {
      arrive = resolve;
    });
  expect(await show({ load: late })).toEqual([undefined]);
  expect(await show({ load: async () => 'new' })).toEqual([undefined, 'new']);
  await act(async () => arrive('old'));
  expect(await show({})).toEqual([undefined]);
});

it('tries again with another attempt', async () => {
  const show = reader();
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries === 1) throw new Error('The network failed.');
    return `loaded in try ${tries}`;
  };
  expect(await show({ load })).toEqual([undefined, 'failed']);
  expect(await show({ load, attempt: 1 })).toEqual([undefined, 'loaded in try 2']);
});
