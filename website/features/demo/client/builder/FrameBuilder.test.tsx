// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { expect, it, vi } from 'vitest';
import { findDataSet } from '../data/dataSets.ts';
import { vocabularyOf } from '../query/vocabulary.ts';
import { defaultState } from '../state.ts';
import { FrameBuilder } from './FrameBuilder.tsx';
import { builderSettings } from './settings.ts';

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
  let reported: RuleGroupTypeAny | undefined;
  const builder = (query: RuleGroupTypeAny) => (
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
    />
  );
  // Outside of the document, the frame doesn't load.
  const { rerender } = render(builder(state.query), { container: document.createElement('div') });
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
  rerender(builder(edited));
  expect(frame.postMessage).not.toHaveBeenCalled();
  rerender(builder(state.query));
  rerender(builder(edited));
  const sent = frame.postMessage.mock.calls.map(([message]) => message.query);
  expect(sent).toEqual([state.query, edited]);
});
