import jsonLogic from 'json-logic-js';
import { expect, test } from 'vitest';
import type {
  RQBDateTimeJsonLogic,
  RQBJsonLogicDateAfter,
  RQBJsonLogicDateBefore,
  RQBJsonLogicDateBetween,
  RQBJsonLogicDateIn,
  RQBJsonLogicDateNotBetween,
  RQBJsonLogicDateNotIn,
  RQBJsonLogicDateNotOn,
  RQBJsonLogicDateOn,
  RQBJsonLogicDateOnOrAfter,
  RQBJsonLogicDateOnOrBefore,
  RQBJsonLogicDateRelative,
  RQBJsonLogicDateTimeOperations,
} from '../index.ts';
import { jsonLogicDateTimeOperations } from '../jsdate.ts';

test('the types of JsonLogic describe what its operations evaluate', () => {
  const operations: RQBJsonLogicDateTimeOperations = jsonLogicDateTimeOperations;
  for (const [name, operation] of Object.entries(operations)) {
    jsonLogic.add_operation(name, operation);
  }
  const logics: readonly RQBDateTimeJsonLogic[] = [
    { dateAfter: [{ var: 'day' }, '2026-02-28'] } satisfies RQBJsonLogicDateAfter,
    { dateBefore: [{ var: 'day' }, '2026-03-02'] } satisfies RQBJsonLogicDateBefore,
    {
      dateBetween: ['2026-02-28', { var: 'day' }, '2026-03-02'],
    } satisfies RQBJsonLogicDateBetween,
    { dateIn: [{ var: 'day' }, ['2026-03-01']] } satisfies RQBJsonLogicDateIn,
    {
      dateNotBetween: ['2026-03-02', { var: 'day' }, '2026-03-03'],
    } satisfies RQBJsonLogicDateNotBetween,
    { dateNotIn: [{ var: 'day' }, ['2026-03-02']] } satisfies RQBJsonLogicDateNotIn,
    { dateNotOn: [{ var: 'day' }, '2026-03-02'] } satisfies RQBJsonLogicDateNotOn,
    { dateOn: [{ var: 'day' }, '2026-03-01'] } satisfies RQBJsonLogicDateOn,
    { dateOnOrAfter: [{ var: 'day' }, '2026-03-01'] } satisfies RQBJsonLogicDateOnOrAfter,
    { dateOnOrBefore: [{ var: 'day' }, '2026-03-01'] } satisfies RQBJsonLogicDateOnOrBefore,
    {
      dateBefore: [
        { var: 'day' },
        { dateRelative: ['now', 100, 'year', true] } satisfies RQBJsonLogicDateRelative,
      ],
    },
  ];
  for (const logic of logics) {
    const found = jsonLogic.apply(logic as never, { day: '2026-03-01' });
    expect([logic, found]).toEqual([logic, true]);
  }
});
