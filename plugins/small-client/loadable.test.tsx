// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { LoadingComponentProps } from 'react-loadable';
import { afterEach, expect, it } from 'vitest';
import Loadable from './loadable.tsx';

afterEach(cleanup);

function Loading({ error, retry, pastDelay }: LoadingComponentProps) {
  if (error) {
    return (
      <button type="button" onClick={retry}>
        {String(error)}
      </button>
    );
  }
  return <p>{pastDelay ? 'late' : 'soon'}</p>;
}

const Page = ({ title }: { title?: string }) => <h1>{title}</h1>;

it('draws at once what was preloaded, and loads it once', async () => {
  let loads = 0;
  const Component = Loadable({
    loader: async () => {
      loads++;
      return { default: Page };
    },
    loading: Loading,
  });
  await Promise.all([Component.preload(), Component.preload()]);
  render(<Component title="There" />);
  expect(screen.getByRole('heading').textContent).toBe('There');
  expect(loads).toBe(1);
});

it('says after a delay that it loads, and hands on what went wrong until a retry works', async () => {
  let isOnline = false;
  let settle = () => {};
  const Component = Loadable({
    loader: () =>
      new Promise<{ default: typeof Page }>((resolve, reject) => {
        settle = () => (isOnline ? resolve({ default: Page }) : reject(new Error('offline')));
      }),
    loading: Loading,
    delay: 20,
  });
  render(<Component title="There" />);
  expect(screen.getByText('soon')).toBeTruthy();
  await screen.findByText('late');
  await act(async () => settle());
  isOnline = true;
  fireEvent.click(await screen.findByText('Error: offline'));
  await act(async () => settle());
  expect((await screen.findByRole('heading')).textContent).toBe('There');
});

it('loads again what could not be preloaded', async () => {
  let isOnline = false;
  const Component = Loadable({
    loader: async () => {
      if (!isOnline) throw new Error('offline');
      return { default: Page };
    },
    loading: Loading,
  });
  await expect(Component.preload()).rejects.toThrow('offline');
  isOnline = true;
  await Component.preload();
  render(<Component title="There" />);
  expect(screen.getByRole('heading').textContent).toBe('There');
});

it('makes one component of several modules', async () => {
  const Component = Loadable.Map<{ title: string; page: typeof Page }>({
    loader: { title: async () => 'Both', page: async () => Page },
    loading: Loading,
    render: ({ title, page }) => page({ title }),
  });
  render(<Component />);
  expect((await screen.findByRole('heading')).textContent).toBe('Both');
});
