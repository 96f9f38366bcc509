// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renameTags } from './network.ts';

it.each([
  ['<link rel=preconnect href=//a>', '<x-link rel=preconnect href=//a>'],
  ['<LINK\nrel=preconnect>', '<x-LINK\nrel=preconnect>'],
  ['<link/rel=preconnect>', '<x-link/rel=preconnect>'],
  ['<iframe src=a></iframe><embed src=b>', '<x-iframe src=a></x-iframe><x-embed src=b>'],
  // Nothing that is left may become a tag by leaving something out.
  ['<<link link >', '<<x-link link >'],
  ['<li<link >nk >', '<li<x-link >nk >'],
])('disables elements that connect to a host: %s', (html, expected) => {
  expect(renameTags(html)).toBe(expected);
});

it.each([
  '<p title="link">a link</p>',
  '<link-list></link-list>',
  '&lt;link rel=preconnect&gt;',
  '<svg><linearGradient/></svg>',
  '< link >',
])('leaves other HTML alone: %s', (html) => {
  expect(renameTags(html)).toBe(html);
});
