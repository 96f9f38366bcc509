// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { ReplacedStatus } from './ReplacedStatus.tsx';
import type { Replaced } from './useDemoState.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

function Page() {
  const [replaced, setReplaced] = useState<Omit<Replaced, 'dismiss'> | undefined>({
    message: 'Another query.',
    undo: () => setReplaced({ message: 'Yours is back.' }),
  });
  return (
    <ReplacedStatus replaced={replaced && { ...replaced, dismiss: () => setReplaced(undefined) }} />
  );
}

it('announces an undo in a region that stays, and keeps the focus there', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  await act(() => createRoot(box).render(<Page />));
  const region = box.querySelector('[role=status]');
  const press = (name: string) =>
    act(() => {
      const buttons = [...box.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === name)?.click();
    });
  expect(region?.textContent).toContain('Another query.');
  await press('Undo');
  expect(region?.textContent).toContain('Yours is back.');
  expect(document.activeElement).toBe(region);
  expect(box.querySelectorAll('button')).toHaveLength(1);
  await press('Dismiss');
  expect(box.querySelector('[role=status]')).toBe(region);
  expect(region?.textContent).toBe('');
});
