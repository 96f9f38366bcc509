import type { ComponentProps } from 'react';
import { type Field, QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';
import './Builder.css';

type LibraryProps = ComponentProps<typeof QueryBuilder>;

/** Props of `Builder`; `controls` passes anything else on to the library's component. */
export interface BuilderProps {
  readonly query: RuleGroupType;
  readonly onQueryChange: (query: RuleGroupType) => void;
  readonly fields: Field[];
  readonly controls?: Partial<LibraryProps>;
}

/** The library's builder in the site's colours, holding no state of its own. */
export function Builder({ query, onQueryChange, fields, controls }: BuilderProps) {
  return (
    <QueryBuilder
      {...(controls as object)}
      fields={fields}
      query={query}
      onQueryChange={onQueryChange}
      // The query comes with ids, so there is nothing to report on mount.
      enableMountQueryChange={false}
    />
  );
}
