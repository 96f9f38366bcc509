'use client';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { QueryBuilderBulma } from '@react-querybuilder/bulma';
import { QueryBuilderChakra } from '@react-querybuilder/chakra';
import { datetimeRuleProcessorSQL } from '@react-querybuilder/datetime/date-fns';
import { QueryBuilderDateTime } from '@react-querybuilder/datetime/ui';
import { QueryBuilderFluent } from '@react-querybuilder/fluent';
import { QueryBuilderTremor } from '@react-querybuilder/tremor';
import { type ReactNode, useEffect, useState } from 'react';
import { type Field, formatQuery, QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields: Field[] = [
  { name: 'status', label: 'Status' },
  { name: 'placedOn', label: 'Placed on', inputType: 'date', datatype: 'date' },
];

const initialQuery: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'status', operator: '=', value: 'open' },
    { field: 'placedOn', operator: '>', value: '2026-01-01' },
  ],
};

const packages: Readonly<Record<string, (builder: ReactNode) => ReactNode>> = {
  bulma: (builder) => <QueryBuilderBulma>{builder}</QueryBuilderBulma>,
  chakra: (builder) => (
    <ChakraProvider value={defaultSystem}>
      <QueryBuilderChakra>{builder}</QueryBuilderChakra>
    </ChakraProvider>
  ),
  datetime: (builder) => <QueryBuilderDateTime>{builder}</QueryBuilderDateTime>,
  fluent: (builder) => (
    <FluentProvider theme={webLightTheme}>
      <QueryBuilderFluent>{builder}</QueryBuilderFluent>
    </FluentProvider>
  ),
  tremor: (builder) => <QueryBuilderTremor>{builder}</QueryBuilderTremor>,
};

/** A builder with each package around it, and the query of all as SQL once the page is interactive. */
export default function Builders() {
  const [query, setQuery] = useState(initialQuery);
  const [isInteractive, setInteractive] = useState(false);
  useEffect(() => setInteractive(true), []);
  const sql = formatQuery(query, {
    format: 'sql',
    fields,
    ruleProcessor: datetimeRuleProcessorSQL,
  });
  return (
    <main>
      {Object.entries(packages).map(([name, wrap]) => (
        <section key={name} id={name}>
          {wrap(<QueryBuilder fields={fields} query={query} onQueryChange={setQuery} />)}
        </section>
      ))}
      {isInteractive && <output>{sql}</output>}
    </main>
  );
}
