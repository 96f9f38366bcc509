import { contentTypes } from '../content-types.mjs';
import type { HeaderRule } from '../header-rules.ts';
import { allHeaders, type HostWriter, prefixOf } from './host-file.ts';

/** nginx: the part of a `server` block besides `listen`, `server_name`, and `root`. */
export const nginx: HostWriter = (rules) => {
  const [everywhere, ...narrower] = rules;
  return {
    folder: 'hosting',
    name: 'nginx.conf',
    text: [
      '# Made by the build. Include it in a server block that has a root.',
      types(),
      compression(),
      addresses,
      everywhere ? addHeaders(everywhere.headers) : '',
      'location / {\n  try_files $uri $uri.html $uri/index.html =404;\n}',
      ...narrower.map((rule) => location(rule, rules)),
      '',
    ].join('\n\n'),
  };
};

const rows = Object.entries(contentTypes).map(([ending, { type, compressible }]) => ({
  ending: ending.slice(1),
  type: type.replace(/;.*/, ''),
  isText: type.includes('charset'),
  compressible,
}));

const namesOf = (list: typeof rows): string =>
  // nginx always includes text/html, and warns if it is listed.
  [...new Set(list.map(({ type }) => type))].filter((type) => type !== 'text/html').join(' ');

const types = (): string =>
  [
    'types {',
    ...rows.map(({ ending, type }) => `  ${type} ${ending};`),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${namesOf(rows.filter(({ isText }) => isText))};`,
  ].join('\n');

const compression = (): string =>
  [
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    `gzip_types ${namesOf(rows.filter(({ compressible }) => compressible))};`,
  ].join('\n');

/** Server-level `if` blocks may contain only `set` and `return`, and nginx has no "and". */
const addresses = `# A page has one address: without an ending, without a slash at its end. Of a.html and
# a/index.html the second one's is /a/index; alone it would be /a.
absolute_redirect off;
set $page $uri;
set $folder /none;
set $found "";
if ($page ~ ^(.+?)/+$) { set $page $1; }
if ($page ~ ^(.*)\\.html$) { set $page $1; }
set $address $page;
if (-f $document_root$page.html) { set $found page; }
if (-f $document_root$page/index.html) { set $found page; }
if ($page ~ ^(.*)/index$) { set $folder $1; set $found ""; }
if (-f $document_root$folder.html) { set $found page; set $address $folder; }
if (-f $document_root$folder/index.html) { set $found $found+index; set $address $folder; }
if ($found = page+index) { set $address $page; }
if ($address = "") { set $address /; }
if ($address = $uri) { set $found ""; }
if ($uri = /404.html) { set $found ""; }
if ($found) { return 308 $address$is_args$args; }

error_page 404 /404.html;
location = /404.html { internal; }
location = /404 { return 404; }
location ~ /\\.(?!well-known/) { return 404; }`;

const addHeaders = (headers: HeaderRule['headers'], indent = ''): string =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join('\n');

/** A block inherits headers only if it has none of its own. */
const location = (rule: HeaderRule, rules: readonly HeaderRule[]): string =>
  [
    `location ${prefixOf(rule.pattern)} {`,
    addHeaders(allHeaders(rules, rule), '  '),
    '  try_files $uri $uri.html =404;',
    '}',
  ].join('\n');
