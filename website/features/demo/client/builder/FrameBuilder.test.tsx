// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { expect, it, vi } from 'vitest';
import { findDataSet } from '../data/dataSets.ts';
import { vocabularyOf } from '../query/vocabulary.ts';
import { defaultState } from '../state.ts';
import { FrameBuilder } from './FrameBuilder.tsx';
import { builderSettings } from './settings.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const state = defaultState();
const settings = builderSettings(state, {
  vocabulary: vocabularyOf(state.query, findDataSet(state.dataSet).specs),
  colorMode: 'light',
  texts: undefined,
  variables: {},
});

it('sends a frame its own query again after a different query', async () => {
  const frame = { postMessage: vi.fn() };
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(frame as never);
  const root = createRoot(document.createElement('div'));
  let reported: RuleGroupTypeAny | undefined;
  const show = (query: RuleGroupTypeAny) =>
    act(() =>
      root.render(
        <FrameBuilder
          kit={{ id: 'bulma', label: 'Bulma' }}
          settings={settings}
          query={query}
          onQueryChange={(next) => {
            reported = next;
          }}
          isShown
          onShown={() => {}}
          onFailed={() => {}}
        />,
      ),
    );
  await show(state.query);
  const receive = (data: unknown) =>
    act(() => {
      const message = { data, source: frame as never, origin: location.origin };
      dispatchEvent(new MessageEvent('message', message));
    });
  await receive({ type: 'ready' });
  await receive({ type: 'query', query: { ...state.query, not: true } });
  const edited = reported as RuleGroupTypeAny;
  expect(edited).toMatchObject({ not: true });
  frame.postMessage.mockClear();
  await show(edited);
  expect(frame.postMessage).not.toHaveBeenCalled();
  await show(state.query);
  await show(edited);
  const sent = frame.postMessage.mock.calls.map(([message]) => message.query);
  expect(sent).toEqual([state.query, edited]);
  await act(() => root.unmount());
});
