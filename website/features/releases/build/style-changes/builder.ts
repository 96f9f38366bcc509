import { requireFixture, requireFor } from '../../../../../releases/modules.ts';
import { libraryPackage, type Target } from '../../../../../releases/targets.ts';
import type { Subject } from '../../style-changes.ts';

/** Ids are in the HTML, and random ones would make each build another. */
const query = {
  id: '1',
  combinator: 'and',
  rules: [
    { id: '2', field: 'status', operator: '=', value: 'paid' },
    {
      id: '3',
      combinator: 'or',
      rules: [
        { id: '4', field: 'total', operator: '>', value: '100' },
        { id: '5', field: 'total', operator: '=', value: '5' },
      ],
    },
  ],
};

/** Classes that drag and drop adds to the target of a move, of a copy, and of a new group. */
const dragClasses: Readonly<Record<string, string>> = {
  paid: 'dndOver',
  '100': 'dndOver dndCopy',
  '5': 'dndOver dndGroup',
};

/** `queryBuilder` is the classes of the outermost element. */
export function renderBuilder(target: Target, subject: Subject, queryBuilder: string): string {
  const { QueryBuilder } = requireFor(libraryPackage, target);
  const { createElement } = requireFixture('react') as typeof import('react');
  return requireFixture('react-dom/server').renderToStaticMarkup(
    createElement(QueryBuilder, {
      controlClassnames: { queryBuilder },
      defaultQuery: query,
      fields: [
        { name: 'status', label: 'Status' },
        { name: 'total', label: 'Total' },
      ],
      getRuleClassname: ({ value }: { readonly value: string }) =>
        subject === 'drag' ? dragClasses[value] : '',
      operators: [
        { name: '=', label: '=' },
        { name: '>', label: '>' },
      ],
      showCloneButtons: subject.startsWith('queryBuilder-'),
    }),
  );
}
