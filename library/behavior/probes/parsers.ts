import { probes } from '../probe.ts';

const parse = (parser: string, inputs: Readonly<Record<string, string>>) =>
  probes(
    `import/${parser}`,
    Object.fromEntries(
      Object.entries(inputs).map(([name, input]) => [name, `${parser}(${input})`]),
    ),
  );

/** What the parsers read. */
export const parserProbes = [
  ...parse('parseSQL', {
    comparison: "`status = 'open' and total > 100`",
    where: '`where total > 100`',
    select: '`select * from orders where total > 100`',
    'not-group': '`not (total > 100)`',
    'or-and': '`a = 1 or b = 2 and c = 3`',
    in: "`status in ('open', 'paid')`",
    between: '`total between 10 and 20`',
    'not-between': '`total not between 10 and 20`',
    like: "`note like '%gift%'`",
    null: '`note is null and status is not null`',
    'double-quotes': '`status = "paid"`',
    'doubled-quote': "`customer = 'O''Neil'`",
    bracketed: '`[order total] = 1`',
    negative: '`total > -5`',
    boolean: '`express = true`',
    fields: '`total > paid`',
    broken: '`total >`',
    'lists-as-arrays': "`status in ('open', 'paid')`, { listsAsArrays: true }",
    independent: '`a = 1 and b = 2 or c = 3`, { independentCombinators: true }',
    'unknown-field': "`total > 5`, { fields: [{ name: 'status', label: 'Status' }] }",
  }),
  ...parse('parseMongoDB', {
    comparison: '\'{"status":"open","total":{"$gt":100}}\'',
    object: "{ $or: [{ status: 'open' }, { express: true }] }",
    not: '{ total: { $not: { $gt: 100 } } }',
    nor: "{ $nor: [{ status: 'open' }] }",
    in: "{ status: { $in: ['open', 'paid'] } }",
    regex: "{ note: { $regex: '^gift' } }",
    between: '{ $and: [{ total: { $gte: 10 } }, { total: { $lte: 20 } }] }',
    null: '{ note: null }',
    broken: "'{'",
    'prevent-negation': '{ total: { $not: { $gt: 100 } } }, { preventOperatorNegation: true }',
  }),
  ...parse('parseCEL', {
    comparison: `'status == "open" && total > 100'`,
    or: `'status == "open" || express'`,
    negated: `'!(total > 100)'`,
    dotted: `'order.total > 100'`,
    in: `'status in ["open", "paid"]'`,
    contains: `'note.contains("gift")'`,
    'negated-contains': `'!note.contains("gift")'`,
    null: `'note == null'`,
    broken: `'total >'`,
  }),
  ...parse('parseJsonLogic', {
    comparison: `{ and: [{ '==': [{ var: 'status' }, 'open'] }, { '>': [{ var: 'total' }, 100] }] }`,
    single: `{ '==': [{ var: 'status' }, 'open'] }`,
    text: `'{"==":[{"var":"status"},"open"]}'`,
    between: `{ '<=': [10, { var: 'total' }, 20] }`,
    not: `{ '!': { '==': [{ var: 'status' }, 'open'] } }`,
    in: `{ in: [{ var: 'status' }, ['open', 'paid']] }`,
    startsWith: `{ startsWith: [{ var: 'note' }, 'gift'] }`,
    broken: `'{'`,
  }),
  ...parse('parseSpEL', {
    comparison: `"status == 'open' and total > 100"`,
    negated: `"!(total > 100)"`,
    matches: `"note matches '^gift'"`,
    'matches-anywhere': `"note matches 'gift'"`,
    or: `"(a == 1 or b == 2) and c == 3"`,
    broken: `'total >'`,
  }),
  ...parse('parseJSONata', {
    comparison: `'status = "open" and total > 100'`,
    in: `'status in ["open", "paid"]'`,
    not: `'$not(total > 100)'`,
    broken: `'total >'`,
  }),
];
