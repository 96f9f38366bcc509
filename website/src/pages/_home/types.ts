import type { RuleGroupType } from 'react-querybuilder';

/** The query that all builders of the home page share. */
export interface SharedQuery {
  readonly query: RuleGroupType;
  readonly onQueryChange: (query: RuleGroupType) => void;
}
