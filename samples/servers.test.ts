import { execFileSync, spawnSync } from 'node:child_process';
import type { RuleGroupType } from 'react-querybuilder';
import { formatQuery } from 'react-querybuilder/formatQuery';
import initSqlJs from 'sql.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { latestVersion } from '../releases/versions.ts';
import { folderWith } from '../tests/data/folder.ts';
import { folderOf, readPage } from '../website/site/pages.ts';
import { extractFences } from './extract.ts';

/** The programs of a version's page, by the title of their fence. */
function programsOf(version: string): ReadonlyMap<string, string> {
  const page = `${folderOf(version)}/tips/server-languages.mdx`;
  const { fences } = extractFences(page, readPage(page).source);
  return new Map(
    fences.flatMap(({ meta, code }) => (meta.title ? [[meta.title, code] as const] : [])),
  );
}

const programs = programsOf('current');

type Answer = { readonly sql: string; readonly params: (string | number | null)[] } | 'refused';

interface Language {
  readonly name: string;
  /** Prints a version, and is missing where the language isn't installed. */
  readonly probe: readonly [command: string, argument: string];
  /** The fence's title, and the file in which the language expects it. */
  readonly program: readonly [title: string, file: string];
  /** Files that read queries and print an answer for each one. */
  readonly driver: (queries: readonly unknown[]) => Readonly<Record<string, string>>;
  readonly run: readonly (readonly [command: string, ...args: string[]])[];
}

const languages: readonly Language[] = [
  {
    name: 'Python',
    probe: ['python3', '--version'],
    program: ['order_filter.py', 'order_filter.py'],
    driver: () => ({
      'main.py': `
import json, sys
from order_filter import QueryRefused, to_sql
def answer(query):
    try:
        sql, params = to_sql(query)
        return {"sql": sql, "params": params}
    except QueryRefused:
        return "refused"
print(json.dumps([answer(query) for query in json.load(sys.stdin)]))
`,
    }),
    run: [['python3', 'main.py']],
  },
  {
    name: 'PHP',
    probe: ['php', '--version'],
    program: ['order_filter.php', 'order_filter.php'],
    driver: () => ({
      'main.php': `<?php
require 'order_filter.php';
function answer(mixed $query): mixed {
    try {
        [$sql, $params] = toSql($query);
        return ['sql' => $sql, 'params' => $params];
    } catch (QueryRefused) {
        return 'refused';
    }
}
echo json_encode(array_map('answer', json_decode(stream_get_contents(STDIN), true)));
`,
    }),
    run: [['php', 'main.php']],
  },
  {
    name: 'Ruby',
    probe: ['ruby', '--version'],
    program: ['order_filter.rb', 'order_filter.rb'],
    driver: () => ({
      'main.rb': `
require "json"
require_relative "order_filter"
answers = JSON.parse($stdin.read).map do |query|
  sql, params = OrderFilter.to_sql(query)
  { sql: sql, params: params }
rescue QueryRefused
  "refused"
end
puts JSON.generate(answers)
`,
    }),
    run: [['ruby', 'main.rb']],
  },
  {
    name: 'Go',
    probe: ['go', 'version'],
    program: ['order_filter.go', 'orders/order_filter.go'],
    driver: () => ({
      'go.mod': 'module servers\n\ngo 1.19\n',
      'main.go': `package main

import (
	"encoding/json"
	"os"
	"servers/orders"
)

func main() {
	var queries []any
	json.NewDecoder(os.Stdin).Decode(&queries)
	answers := []any{}
	for _, query := range queries {
		filter, err := orders.ToSQL(query)
		if err != nil {
			answers = append(answers, "refused")
			continue
		}
		answers = append(answers, map[string]any{"sql": filter.SQL, "params": filter.Params})
	}
	json.NewEncoder(os.Stdout).Encode(answers)
}
`,
    }),
    run: [['go', 'run', '.']],
  },
  {
    name: 'Java',
    probe: ['javac', '--version'],
    program: ['OrderFilter.java', 'OrderFilter.java'],
    driver: (queries) => ({
      'Main.java': `
import java.util.*;
import java.util.stream.*;
class Main {
  static Map<String, Object> map(Object... entries) {
    var map = new HashMap<String, Object>();
    for (int i = 0; i < entries.length; i += 2) map.put((String) entries[i], entries[i + 1]);
    return map;
  }
  static String json(Object value) {
    return value instanceof String text ? '"' + text + '"' : String.valueOf(value);
  }
  static String answer(Object query) {
    try {
      var filter = new OrderFilter(query);
      var params = filter.params().stream().map(Main::json).collect(Collectors.joining(","));
      return "{\\"sql\\":" + json(filter.sql()) + ",\\"params\\":[" + params + "]}";
    } catch (OrderFilter.QueryRefused refused) {
      return json("refused");
    }
  }
  public static void main(String[] args) {
    Object[] queries = { ${queries.map(javaLiteral).join(',\n')} };
    System.out.println(Stream.of(queries).map(Main::answer).collect(Collectors.joining(",", "[", "]")));
  }
}
`,
    }),
    run: [
      ['javac', 'OrderFilter.java', 'Main.java'],
      ['java', 'Main'],
    ],
  },
  {
    name: 'C#',
    probe: ['mcs', '--version'],
    program: ['OrderFilter.cs', 'OrderFilter.cs'],
    driver: (queries) => ({
      'Main.cs': `
using System;
using System.Globalization;
using System.Linq;
static class Program
{
    static string Json(object value) =>
        value is string text ? '"' + text + '"' : Convert.ToString(value, CultureInfo.InvariantCulture).ToLower();
    static string Answer(string query)
    {
        try
        {
            var filter = new OrderFilter(query);
            return "{\\"sql\\":" + Json(filter.Sql) + ",\\"params\\":[" + string.Join(",", filter.Values.Select(Json)) + "]}";
        }
        catch (QueryRefusedException)
        {
            return Json("refused");
        }
    }
    static void Main()
    {
        string[] queries = { ${queries.map(csharpLiteral).join(',\n')} };
        Console.WriteLine("[" + string.Join(",", queries.Select(Answer)) + "]");
    }
}
`,
    }),
    run: [
      [
        'mcs',
        '-r:System.Runtime.Serialization.dll',
        '-r:System.Xml.dll',
        '-r:System.Xml.Linq.dll',
        '-out:main.exe',
        'OrderFilter.cs',
        'Main.cs',
      ],
      ['mono', 'main.exe'],
    ],
  },
];

/** The program reads each query as JSON by itself. */
const csharpLiteral = (query: unknown): string =>
  `@"${JSON.stringify(query).replaceAll('"', '""')}"`;

/** Java's standard library can't read JSON, so its driver contains the queries as code. */
function javaLiteral(value: unknown): string {
  if (Array.isArray(value))
    return `Arrays.asList(new Object[] { ${value.map(javaLiteral).join(', ')} })`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `map(${Object.entries(value).flat().map(javaLiteral).join(', ')})`;
}

const and = (...rules: RuleGroupType['rules']): RuleGroupType => ({ combinator: 'and', rules });
const or = (...rules: RuleGroupType['rules']): RuleGroupType => ({ combinator: 'or', rules });
const rule = (field: string, operator: string, value: unknown = null) => ({
  field,
  operator,
  value,
});

const queries: readonly RuleGroupType[] = [
  and(),
  and(rule('status', '=', 'paid'), rule('total', '>=', '15')),
  or(rule('total', '<', 12), rule('customer', 'beginsWith', 'Berg')),
  and(rule('status', 'in', 'paid, shipped'), rule('express', '=', true)),
  and(rule('status', 'notIn', ['paid']), rule('customer', 'doesNotContain', "O'N")),
  { ...or(rule('customer', 'endsWith', 'mann'), rule('express', '!=', true)), not: true },
  and(rule('total', 'between', [12, 20]), rule('placedOn', 'notBetween', '2026-03-01,2026-03-31')),
  or(
    rule('customer', 'null'),
    and(rule('customer', 'notNull'), rule('placedOn', '<=', '2026-01-15')),
  ),
  and(
    { ...and(rule('status', '!=', 'returned'), rule('total', '>', 50)), not: true },
    rule('status', 'notNull'),
  ),
  and(
    rule('customer', 'contains', "O'Neil"),
    or(rule('total', '<=', 99), rule('placedOn', '<', '2026-01-01')),
  ),
];

const nest = (depth: number): RuleGroupType =>
  depth === 1 ? and(rule('total', '>', 1)) : and(nest(depth - 1));

const attacks: readonly unknown[] = [
  'total > 1',
  [],
  and(rule('1=1) or (total', '>', 0)),
  and(rule('constructor', '=', 'x')),
  and(rule('total', '> 0 or 1 =', 1)),
  and(rule('total', '= !=', 1)),
  and(rule('total', 'contains', '1')),
  and({ ...rule('total', '=', 'total or 1=1'), valueSource: 'field' }),
  { ...and(rule('total', '>', 1)), combinator: 'or 1=1 or' },
  { ...and(rule('total', '>', 1)), not: 'yes' },
  and(rule('status', '=', { $ne: null })),
  and(rule('status', 'in', [])),
  and(rule('total', '=', '')),
  and(rule('total', 'between', [1])),
  and(rule('total', '>', 'Infinity')),
  and(rule('placedOn', '>', '2026-02-30')),
  and(rule('express', '=', 'true')),
  and(rule('customer', '=', 'x'.repeat(201))),
  and(or()),
  nest(6),
  or(...Array.from({ length: 51 }, () => rule('total', '>', 1))),
];

let rowsOf: (where: string, params?: (string | number | null)[]) => unknown;

beforeAll(async () => {
  const db = new (await initSqlJs()).Database();
  db.run(`
    create table orders (id integer, status text, customer text, total real, placed_on text, express integer);
    insert into orders values
      (1, 'paid', 'Berg', 10, '2026-03-01', true),
      (2, 'shipped', 'Bergmann', 20, '2026-02-28', false),
      (3, 'returned', 'Lee', 15, '2026-01-15', true),
      (4, 'paid', 'O''Neil', 99, '2025-12-31', false),
      (5, 'shipped', 'Ann', 12, '2026-04-02', true),
      (6, null, null, null, null, null);
    create view named as select *, placed_on as placedOn from orders;
  `);
  rowsOf = (where, params = []) =>
    db.exec(`select id from named where ${where} order by id`, params)[0]?.values ?? [];
});

const isInstalled = ({ probe: [command, argument] }: Language) =>
  spawnSync(command, [argument]).status === 0;

function answers(
  { program: [title, file], driver, run }: Language,
  asked: readonly unknown[],
): Answer[] {
  const cwd = folderWith({ ...driver(asked), [file]: programs.get(title) ?? '' });
  const outputs = run.map(([command, ...args]) =>
    execFileSync(command, args, { cwd, input: JSON.stringify(asked), encoding: 'utf8' }),
  );
  return JSON.parse(outputs.at(-1) ?? '');
}

describe('the programs of the page about servers in other languages', () => {
  test('are the ones that this test knows', () => {
    expect([...programs.keys()]).toEqual(languages.map(({ program: [title] }) => title));
  });

  test('are the same in each version of the page', () => {
    expect(programsOf(latestVersion)).toEqual(programs);
  });

  describe.each(languages)('$name', (language) => {
    test.runIf(isInstalled(language))(
      'finds the same orders as formatQuery, and refuses attacks',
      () => {
        const given = answers(language, [...queries, ...attacks]);
        const found = given.map((answer) =>
          answer === 'refused' ? answer : rowsOf(answer.sql, answer.params),
        );
        const expected = queries.map((query) =>
          rowsOf(formatQuery(query, { format: 'sql', parseNumbers: true })),
        );
        expect(found).toEqual([...expected, ...attacks.map(() => 'refused')]);
      },
      120_000,
    );
  });
});
