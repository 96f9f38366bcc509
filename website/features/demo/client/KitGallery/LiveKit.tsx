import { useColorMode } from '@docusaurus/theme-common';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { kits } from '../../../../kits/kits';
import { FrameBuilder } from '../builder/FrameBuilder.tsx';
import { PlainBuilder } from '../builder/PlainBuilder.tsx';
import { builderSettings } from '../builder/settings.ts';
import { findDataSet } from '../data/dataSets.ts';
import { vocabularyOf } from '../query/vocabulary.ts';
import { defaultState } from '../state.ts';

const startQuery: RuleGroupTypeAny = {
  id: 'kit',
  combinator: 'and',
  rules: [
    { id: 'kit-status', field: 'status', operator: '=', value: 'paid' },
    { id: 'kit-customer', field: 'customer', operator: '=', value: 'Ada' },
  ],
};

const start = defaultState('orders');
const state = { ...start, options: { ...start.options, responsiveLayout: true } };
const vocabulary = vocabularyOf(startQuery, findDataSet(state.dataSet).specs);

interface LiveKitProps {
  readonly id: string;
  /** Shown until the kit has loaded. */
  readonly picture: readonly Node[];
}

export function LiveKit({ id, picture }: LiveKitProps) {
  const kit = kits.find((one) => one.id === id) ?? kits[0];
  const { colorMode } = useColorMode();
  const [query, setQuery] = useState(startQuery);
  const [isShown, setIsShown] = useState(false);
  const [failure, setFailure] = useState<string>();
  const settings = useMemo(
    () => builderSettings(state, { vocabulary, colorMode, texts: undefined, variables: {} }),
    [colorMode],
  );
  const builder = { settings, query, onQueryChange: setQuery };
  if (!kit || kit.id === 'plain') return <PlainBuilder {...builder} />;
  return (
    <>
      {!isShown && <Picture nodes={picture} />}
      {failure ? (
        <p role="alert">{failure}</p>
      ) : (
        <FrameBuilder
          kit={kit}
          {...builder}
          isShown={isShown}
          onShown={() => setIsShown(true)}
          onFailed={setFailure}
        />
      )}
    </>
  );
}

function Picture({ nodes }: { readonly nodes: readonly Node[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.replaceChildren(...nodes), [nodes]);
  return <div ref={box} />;
}
