import type { SQLPreset } from 'react-querybuilder';
import type { Operand } from '../dateRule.ts';
import { anchors, type Move, type MovedAnchor } from '../relative.ts';
import type { RelativeDateTimeTruncationUnit } from '../types.ts';

type Expression = (moment: string) => string;

/** How a database computes with dates. Everything is in UTC, and weeks start on Monday. */
interface Arithmetic {
  readonly now: string;
  readonly startOf: Readonly<Record<RelativeDateTimeTruncationUnit, Expression>>;
  readonly add: (moment: string, amount: number, unit: Move['unit']) => string;
  readonly lessMillisecond: Expression;
  readonly toDay: Expression;
}

const oracleMonths: Partial<Record<Move['unit'], number>> = { month: 1, year: 12 };
const oracleTrunc =
  (format: string): Expression =>
  (moment) =>
    `cast(trunc(${moment}, '${format}') as timestamp)`;

const mysql: Arithmetic = {
  now: 'utc_timestamp(3)',
  startOf: {
    day: (moment) => `cast(date(${moment}) as datetime)`,
    week: (moment) =>
      `date_sub(cast(date(${moment}) as datetime), interval weekday(${moment}) day)`,
    month: (moment) => `cast(date_format(${moment}, '%Y-%m-01') as datetime)`,
    year: (moment) => `cast(date_format(${moment}, '%Y-01-01') as datetime)`,
  },
  add: (moment, amount, unit) => `date_add(${moment}, interval ${amount} ${unit})`,
  lessMillisecond: (moment) => `date_sub(${moment}, interval 1000 microsecond)`,
  toDay: (moment) => `date(${moment})`,
};

const mssql: Arithmetic = {
  now: 'sysutcdatetime()',
  startOf: {
    day: (moment) => `cast(cast(${moment} as date) as datetime2)`,
    week: (moment) =>
      `dateadd(day, -(datediff(day, '19000101', ${moment}) % 7), cast(cast(${moment} as date) as datetime2))`,
    month: (moment) => `cast(datefromparts(year(${moment}), month(${moment}), 1) as datetime2)`,
    year: (moment) => `cast(datefromparts(year(${moment}), 1, 1) as datetime2)`,
  },
  add: (moment, amount, unit) => `dateadd(${unit}, ${amount}, ${moment})`,
  lessMillisecond: (moment) => `dateadd(millisecond, -1, ${moment})`,
  toDay: (moment) => `cast(${moment} as date)`,
};

const oracle: Arithmetic = {
  now: 'sys_extract_utc(systimestamp)',
  startOf: {
    day: oracleTrunc('dd'),
    week: oracleTrunc('iw'),
    month: oracleTrunc('mm'),
    year: oracleTrunc('yyyy'),
  },
  add: (moment, amount, unit) => {
    const months = oracleMonths[unit];
    if (months) return `cast(add_months(${moment}, ${amount * months}) as timestamp)`;
    const [count, part] = unit === 'week' ? [amount * 7, 'day'] : [amount, unit];
    return `${moment} + numtodsinterval(${count}, '${part}')`;
  },
  lessMillisecond: (moment) => `${moment} - numtodsinterval(0.001, 'second')`,
  toDay: (moment) => `trunc(${moment})`,
};

const postgresTrunc =
  (unit: RelativeDateTimeTruncationUnit): Expression =>
  (moment) =>
    `date_trunc('${unit}', ${moment})`;

const postgresql: Arithmetic = {
  now: `(now() at time zone 'UTC')`,
  startOf: {
    day: postgresTrunc('day'),
    week: postgresTrunc('week'),
    month: postgresTrunc('month'),
    year: postgresTrunc('year'),
  },
  add: (moment, amount, unit) => `${moment} + interval '${amount} ${unit}'`,
  lessMillisecond: (moment) => `${moment} - interval '1 millisecond'`,
  toDay: (moment) => `cast(${moment} as date)`,
};

function compute(
  { now, startOf, add, lessMillisecond, toDay }: Arithmetic,
  { anchor, moves }: MovedAnchor,
  { precision }: Operand,
): string {
  const { unit: anchorUnit, isEnd } = anchors[anchor];
  const start = anchorUnit ? startOf[anchorUnit](now) : now;
  const anchored = isEnd && anchorUnit ? add(start, 1, anchorUnit) : start;
  const moved = moves.reduce((moment, { amount, unit }) => add(moment, amount, unit), anchored);
  const moment = isEnd ? lessMillisecond(moved) : moved;
  return precision === 'day' ? toDay(moment) : moment;
}

const sqliteStarts: Readonly<Record<RelativeDateTimeTruncationUnit, readonly string[]>> = {
  day: ['start of day'],
  // The coming Sunday, or today if it is one; six days before is Monday.
  week: ['weekday 0', '-6 days', 'start of day'],
  month: ['start of month'],
  year: ['start of year'],
};

const sqliteAdd = ({ amount, unit }: Move) =>
  unit === 'week' ? `${amount * 7} days` : `${amount} ${unit}s`;

/** SQLite computes with modifiers of one function, on strings. */
function computeSqlite({ anchor, moves }: MovedAnchor, { precision }: Operand) {
  const { unit: anchorUnit, isEnd } = anchors[anchor];
  const modifiers = [
    ...(anchorUnit ? sqliteStarts[anchorUnit] : []),
    ...(anchorUnit && isEnd ? [sqliteAdd({ amount: 1, unit: anchorUnit })] : []),
    ...moves.map(sqliteAdd),
    ...(isEnd ? ['-0.001 seconds'] : []),
  ];
  const format = precision === 'day' ? '%Y-%m-%d' : '%Y-%m-%dT%H:%M:%fZ';
  return `strftime(${[format, 'now', ...modifiers].map((part) => `'${part}'`).join(', ')})`;
}

type Compute = (value: MovedAnchor, operand: Operand) => string;

/** Date arithmetic per preset. Standard SQL cannot cut dates, so `ansi` has none. */
const arithmetics: Readonly<Partial<Record<SQLPreset, Compute>>> = {
  mssql: (value, operand) => compute(mssql, value, operand),
  mysql: (value, operand) => compute(mysql, value, operand),
  oracle: (value, operand) => compute(oracle, value, operand),
  postgresql: (value, operand) => compute(postgresql, value, operand),
  sqlite: computeSqlite,
};

/** A relative date as an expression; undefined for fixed dates, and for presets without arithmetic. */
export const relativeExpression = (operand: Operand, preset: SQLPreset): string | undefined =>
  operand.relative && arithmetics[preset]?.(operand.relative, operand);
