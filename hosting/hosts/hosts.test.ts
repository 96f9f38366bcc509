import { expect, it } from 'vitest';
import type { HeaderRule } from '../header-rules.ts';
import { apache } from './apache.ts';
import { azure } from './azure.ts';
import { firebase } from './firebase.ts';
import { headersFile } from './headers-file.ts';
import { nginx } from './nginx.ts';
import { vercel } from './vercel.ts';

const rules: readonly HeaderRule[] = [
  { pattern: '/*', headers: { 'Cache-Control': 'no-cache', 'X-Policy': "default-src 'self'" } },
  { pattern: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
  { pattern: '/assets/frames/*', headers: { 'X-Policy': "default-src 'none'" } },
];

it('takes headers back in _headers before it replaces them, or Cloudflare joins both', () => {
  expect(headersFile(rules).text).toBe(`/*
  Cache-Control: no-cache
  X-Policy: default-src 'self'

/assets/*
  ! Cache-Control
  Cache-Control: immutable

/assets/frames/*
  ! X-Policy
  X-Policy: default-src 'none'
`);
});

it('lists routes of Azure with the narrowest first, each with all of its headers', () => {
  const { globalHeaders, routes } = JSON.parse(azure(rules).text);
  expect(globalHeaders).toEqual(rules[0]?.headers);
  expect(routes).toEqual([
    {
      route: '/assets/frames/*',
      headers: { 'Cache-Control': 'immutable', 'X-Policy': "default-src 'none'" },
    },
    { route: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
  ]);
});

it.each([
  ['Vercel', vercel, (text: string) => JSON.parse(text), '/assets/(.*)'],
  ['Firebase', firebase, (text: string) => JSON.parse(text).hosting, '/assets/**'],
])('writes addresses as %s does, in the order in which they count', (_, host, read, source) => {
  const config = read(host(rules).text);
  expect(config).toMatchObject({ cleanUrls: true, trailingSlash: false });
  expect(config.headers[1]).toEqual({
    source,
    headers: [{ key: 'Cache-Control', value: 'immutable' }],
  });
});

it('repeats headers in locations of nginx, which inherit none once they have their own', () => {
  const [, location = ''] = nginx(rules).text.split('location /assets/frames/ {');
  expect(location).toContain(`add_header Cache-Control "immutable" always;`);
  expect(location).toContain(`add_header X-Policy "default-src 'none'" always;`);
});

it('sets the headers of Apache for errors, too', () => {
  const lines = apache(rules).text.match(/^ *Header .*/gm) ?? [];
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(line).toMatch(/^ *Header always set \S+ ".*"$/);
});
