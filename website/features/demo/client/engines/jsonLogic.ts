import jsonLogic from 'json-logic-js';
import { jsonLogicAdditionalOperators } from 'react-querybuilder';
import { matchRows } from './rows.ts';
import type { Execute } from './types.ts';

/** Registers operations in addition to the library's own, e.g. those of the date add-on. */
export function addOperations(operations: object): void {
  for (const [name, operation] of Object.entries(operations)) {
    jsonLogic.add_operation(name, operation);
  }
}

// Exports need these two operations.
addOperations(jsonLogicAdditionalOperators);

export const runJsonLogic: Execute = (logic, { rows }) =>
  matchRows(rows, (row) =>
    Boolean(jsonLogic.apply(logic as Parameters<typeof jsonLogic.apply>[0], row)),
  );
