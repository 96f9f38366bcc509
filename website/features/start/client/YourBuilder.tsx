import Heading from '@theme/Heading';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { prepareRuleGroup, type RuleGroupType } from 'react-querybuilder';
import { kitOfPath, kitPath } from '../../../kits/kits';
import { toKind } from '../../demo/client/address/query';
import { Builder } from '../../demo/client/builder/Builder';
import { FormatPreview } from '../../demo/client/format-preview/FormatPreview';
import { KitChoice, type Look } from './KitChoice';
import { toLibraryField } from './libraryFields';
import type { RowsProps } from './results/Results';
import type { StartField } from './schema/fields';
import styles from './start.module.css';

const Results = lazy(() => import('./results/Results'));
const KitBuilder = lazy(() => import('./KitBuilder'));

interface YourBuilderProps {
  readonly fields: readonly StartField[];
  readonly rows: RowsProps | undefined;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
  /** The query of a link. */
  readonly start: RuleGroupType | undefined;
  readonly onQuery: (query: RuleGroupType) => void;
}

/** A builder with the fields, what it exports, and the rows that it finds in the reader's data. */
export function YourBuilder({ fields, rows, look, onLook, start, onQuery }: YourBuilderProps) {
  const [query, setQuery] = useState(() =>
    toKind(start ?? firstQuery(fields), look.options?.independentCombinators ?? false),
  );
  const [hasOptions, setHasOptions] = useState(false);
  const plainQuery = useMemo(() => toKind(query, false) as RuleGroupType, [query]);
  useEffect(() => onQuery(plainQuery));
  // The same for each edit of the query, as the builder wants it.
  const libraryFields = useMemo(() => fields.map(toLibraryField), [fields]);
  const name = 'Filter for your data';
  const simple = (
    <Builder name={name} query={plainQuery} onQueryChange={setQuery} fields={libraryFields} />
  );
  const isSimple = look.kit === 'plain' && !look.options && !hasOptions;
  return (
    <>
      <Heading as="h2" id="builder">
        Your query builder
      </Heading>
      <div className={styles.actions}>
        <KitChoice look={look} onLook={onLook} />
        <button
          type="button"
          className="button"
          aria-expanded={hasOptions}
          onClick={() => setHasOptions(!hasOptions)}
        >
          Options
        </button>
      </div>
      <div className={styles.result}>
        {isSimple ? (
          simple
        ) : (
          <Suspense fallback={simple}>
            <KitBuilder
              name={name}
              kit={kitOfPath(kitPath(look.kit))}
              fields={fields}
              options={look.options}
              hasOptions={hasOptions}
              onOptions={(options) => {
                onLook({ ...look, options });
                setQuery(toKind(query, options.independentCombinators));
              }}
              query={query}
              onQueryChange={setQuery}
            />
          </Suspense>
        )}
        <FormatPreview query={plainQuery} fields={libraryFields} />
      </div>
      {rows && (
        <Suspense>
          <Results {...rows} query={plainQuery} />
        </Suspense>
      )}
    </>
  );
}

/**
 * One rule, so that the reader sees how a field looks. A list of values says most about itself. A text that
 * contains nothing is any text, so all rows match until the reader enters a part of one.
 */
function firstQuery(fields: readonly StartField[]): RuleGroupType {
  const field =
    fields.find(({ values }) => values) ??
    fields.find(({ operators }) => operators?.includes('contains')) ??
    fields[0];
  if (!field) return prepareRuleGroup({ combinator: 'and', rules: [] });
  const { name, operators = ['='], values = [], defaultValue = '' } = field;
  const operator = operators.includes('contains') ? 'contains' : (operators[0] ?? '=');
  return prepareRuleGroup({
    combinator: 'and',
    rules: [{ field: name, operator, value: values[0]?.name ?? defaultValue }],
  });
}
