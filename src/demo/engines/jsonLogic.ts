import { jsonLogicAdditionalOperators } from 'react-querybuilder';
import { matchRows } from './rows.ts';
import type { Execute } from './types.ts';

/** Applies the logic to each row, with the two operations that the exports need registered. */
export async function loadJsonLogic(): Promise<Execute> {
  const { default: jsonLogic } = await import('json-logic-js');
  for (const [name, operation] of Object.entries(jsonLogicAdditionalOperators)) {
    jsonLogic.add_operation(name, operation);
  }
  return (logic, { rows }) =>
    matchRows(rows, (row) =>
      Boolean(jsonLogic.apply(logic as Parameters<typeof jsonLogic.apply>[0], row)),
    );
}

/** Registers operations beside the library's own, e.g. those of the add-on for dates. */
export async function addJsonLogicOperations(operations: object): Promise<void> {
  const { default: jsonLogic } = await import('json-logic-js');
  for (const [name, operation] of Object.entries(operations)) {
    jsonLogic.add_operation(name, operation);
  }
}
