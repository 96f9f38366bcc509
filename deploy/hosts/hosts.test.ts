import { expect, it } from 'vitest';
import type { HeaderRule } from '../header-rules.ts';
import { headersFile } from './headers-file.ts';
import { nginx } from './nginx.ts';

const rules: readonly HeaderRule[] = [
  { pattern: '/*', headers: { 'Cache-Control': 'no-cache', 'X-Policy': "default-src 'self'" } },
  { pattern: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
  { pattern: '/assets/frames/*', headers: { 'X-Policy': "default-src 'none'" } },
];

it('unsets headers in _headers before replacing them, because Cloudflare would join both values', () => {
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

it('repeats headers in locations of nginx, which inherit none once they have their own', () => {
  const [, location = ''] = nginx(rules).text.split('location /assets/frames/ {');
  expect(location).toContain(`add_header Cache-Control "immutable" always;`);
  expect(location).toContain(`add_header X-Policy "default-src 'none'" always;`);
});
