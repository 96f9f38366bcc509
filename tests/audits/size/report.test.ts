import { expect, it } from 'vitest';
import { isForeign } from '../../fixture/problems.ts';
import { reportSizes } from './report.ts';

const origin = 'http://localhost:4000';
const budgets = [
  { page: '/', kind: 'script', measured: 98 },
  { page: '/', kind: 'stylesheet', measured: 50 },
] as const;
const visit = {
  page: '/',
  status: 200,
  files: [
    { url: `${origin}/assets/main.js`, kind: 'script', bytes: 60 },
    { url: `${origin}/assets/page.js`, kind: 'script', bytes: 40 },
    { url: `${origin}/assets/styles.css`, kind: 'stylesheet', bytes: 45 },
  ],
  missing: [],
  foreign: [],
} as const;

it('adds up each kind and shows what changed since it was measured', () => {
  const { table, problems } = reportSizes(budgets, [visit]);
  expect(problems).toEqual([]);
  expect(table).toEqual([
    { page: '/', kind: 'script', bytes: 100, drift: '+2', budget: 105, requests: 2 },
    { page: '/', kind: 'stylesheet', bytes: 45, drift: '-5', budget: 54, requests: 1 },
  ]);
});

it('names the largest files when a budget is exceeded', () => {
  const { problems } = reportSizes([{ page: '/', kind: 'script', measured: 92 }], [visit]);
  expect(problems).toEqual([
    '/: script is 1 bytes over its budget. Largest:\n    60 /assets/main.js\n    40 /assets/page.js',
  ]);
});

it.each([
  ["wasn't visited", []],
  ['responds with status 404', [{ ...visit, status: 404 }]],
  ['loads no script', [{ ...visit, files: [] }]],
  ['fails to load', [{ ...visit, missing: [`${origin}/assets/gone.js`] }]],
  ['another host: https://example.com/', [{ ...visit, foreign: ['https://example.com/'] }]],
])('a page that %s is a problem', (problem, visits) => {
  const { problems } = reportSizes(budgets, visits);
  expect(problems.join('\n')).toContain(problem);
});

it.each([
  ['http://localhost:4000/docs', false],
  ['data:image/svg+xml,x', false],
  ['blob:http://localhost:4000/1', false],
  ['http://localhost:4001/docs', true],
  ['https://example.com/', true],
  ['wss://example.com/', true],
])('%s leaves the site: %s', (url, foreign) => {
  expect(isForeign(url, origin)).toBe(foreign);
});
