import { cleanup, render } from '@testing-library/react';
import { Fragment } from 'react';
import {
  type FullCombinator,
  type FullField,
  type FullOperator,
  QueryBuilder,
  type QueryBuilderProps,
  type RuleGroupType,
} from 'react-querybuilder';
import { afterEach, describe, it } from 'vitest';
import type { Kit } from './kit-spec.tsx';

type BuilderProps = QueryBuilderProps<RuleGroupType, FullField, FullOperator, FullCombinator>;

/** Everything that an app can use of a published kit; the types are checked with the rest. */
interface DropIn extends Pick<Kit, 'Provider' | 'Root'> {
  /** What an app can pass to a builder instead of using the provider. */
  readonly props: Pick<BuilderProps, 'controlElements' | 'controlClassnames' | 'translations'>;
  /** Single controls, with the props that the published package takes. */
  readonly controls: BuilderProps['controlElements'];
}

/**
 * Tests that a kit renders in each way in which apps use the published package.
 *
 * @param kit - What to use.
 * @param expectControls - Asserts that the document has the kit's controls.
 */
export function describeDropIn(
  { Provider, Root = Fragment, props, controls }: DropIn,
  expectControls: () => void,
): void {
  const builder = (own?: Partial<BuilderProps>) => (
    <QueryBuilder
      fields={[{ name: 'note', label: 'Note' }]}
      defaultQuery={{
        combinator: 'and',
        rules: [{ field: 'note', operator: '=', value: 'x' }],
      }}
      showNotToggle
      {...own}
    />
  );

  describe('renders with', () => {
    afterEach(cleanup);

    it.each([
      ['the provider', <Provider key="">{builder()}</Provider>],
      ['the control elements, and texts or classes', builder(props)],
      ['single controls', builder({ controlElements: controls, showShiftActions: true })],
    ])('%s', (_, element) => {
      render(<Root>{element}</Root>);
      expectControls();
    });
  });
}
