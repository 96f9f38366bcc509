import type { RuleGroupType } from 'react-querybuilder';
import { toKind } from '../../../demo/client/address/query.ts';
import { projectFiles as demoProject } from '../../../demo/client/code/project.ts';
import { versions } from '../../../demo/client/code/versions.ts';
import { print } from '../../../demo/client/panels/parts/print.ts';
import { defaultState } from '../../../demo/client/state.ts';
import type { FileTree } from '../../../project/vite.ts';
import { projectFiles } from '../../../sandbox/client/share/projectFiles.ts';
import { fieldsModule } from '../fieldsModule.ts';
import type { Look } from '../KitChoice.tsx';
import type { Shared } from './link.ts';

/** Up to v6, only an inline function gets the type of the query that the builder has. */
const appModule = (query: RuleGroupType) => `import { useState } from 'react';
import { QueryBuilder } from 'react-querybuilder';
import type { RuleGroupType } from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';
import { fields } from './fields';

const initialQuery: RuleGroupType = ${print(query)};

export default function App() {
  const [query, setQuery] = useState(initialQuery);
  return <QueryBuilder fields={fields} query={query} onQueryChange={(next) => setQuery(next)} />;
}
`;

/**
 * A project for Vite with the fields and the query, on the release that they are for.
 *
 * @param look - Only the latest release has a project with a kit or options, which is the demo's.
 */
export function startProject({ fields, query, release }: Shared, look?: Look): FileTree {
  const module = fieldsModule(fields, release);
  const { kit = 'plain', options } = look ?? {};
  if (kit !== 'plain' || options) {
    const start = defaultState();
    const state = {
      ...start,
      options: options ?? start.options,
      query: toKind(query, options?.independentCombinators ?? false),
    };
    const input = { kit, state, isTypeScript: true };
    return { ...demoProject(input), 'src/fields.ts': module };
  }
  const files = [
    { name: 'App.tsx', code: appModule(query) },
    { name: 'fields.ts', code: module },
  ];
  return projectFiles({ release, files }, versions);
}
