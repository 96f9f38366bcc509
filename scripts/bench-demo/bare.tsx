import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';
import { unpack } from '../../src/demo/address/pack.ts';
import { people } from '../../src/demo/data/people/people.ts';

/** The baseline: the library's builder with the demo's fields and query. */
function Bare({ start }: { readonly start: RuleGroupType }) {
  const [query, setQuery] = useState(start);
  return <QueryBuilder fields={people.fields} query={query} onQueryChange={setQuery} />;
}

const { query } = (await unpack(location.hash.replace('#q=1.', ''))) as { query: RuleGroupType };
createRoot(document.getElementById('root') as HTMLElement).render(<Bare start={query} />);
