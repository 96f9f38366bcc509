import { type CSSProperties, useMemo } from 'react';
import {
  type Field,
  type FullCombinator,
  type FullField,
  type FullOperator,
  QueryBuilder,
  type QueryBuilderProps,
  type RuleGroupType,
} from 'react-querybuilder';
import { useFormName } from '../shared/useFormName';
import { namedControls } from './namedControls';
import 'react-querybuilder/dist/query-builder.css';
import './Builder.css';

/** The props of the library's builder, all optional. */
export type LibraryProps = Partial<
  QueryBuilderProps<RuleGroupType, FullField, FullOperator, FullCombinator>
>;

export interface BuilderProps {
  readonly name: string;
  readonly query: RuleGroupType;
  readonly onQueryChange: (query: RuleGroupType) => void;
  readonly fields: Field[];
  readonly controls?: LibraryProps;
  /** Variables of the library's stylesheet, which take precedence over those of the site. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** The library's builder in the site's colors, without state of its own. */
export function Builder({ name, query, onQueryChange, fields, controls, variables }: BuilderProps) {
  const box = useFormName(name);
  const elements = controls?.controlElements;
  const controlElements = useMemo(() => ({ ...namedControls, ...elements }), [elements]);
  return (
    <div ref={box} className="builder" style={variables as CSSProperties}>
      <QueryBuilder
        {...(controls as object)}
        controlElements={controlElements as object}
        fields={fields}
        query={query}
        onQueryChange={onQueryChange}
        // The query comes with ids, so there is nothing to report on mount.
        enableMountQueryChange={false}
      />
    </div>
  );
}
