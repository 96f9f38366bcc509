import { contentTypes } from '../content-types.mjs';
import type { HeaderRule } from '../header-rules.ts';
import { type HostWriter, prefixOf } from './host-file.ts';

/** Apache 2.4 with `AllowOverride All` and its modules headers and rewrite. */
export const apache: HostWriter = (rules) => ({
  folder: 'build',
  name: '.htaccess',
  text: `${['# Made by the build.', types(), addresses, ...rules.map(block)].join('\n\n')}\n`,
});

const types = (): string =>
  [
    ...Object.entries(contentTypes).map(([ending, { type }]) => `AddType "${type}" ${ending}`),
    '<IfModule mod_deflate.c>',
    `  AddOutputFilterByType DEFLATE ${compressible.join(' ')}`,
    '</IfModule>',
  ].join('\n');

const compressible = [
  ...new Set(
    Object.values(contentTypes)
      .filter((row) => row.compressible)
      .map(({ type }) => type.replace(/;.*/, '')),
  ),
];

const addresses = `# A page has one address: without an ending, without a slash at its end. Of a.html and
# a/index.html the second one's is /a/index; alone it would be /a.
Options -MultiViews
DirectorySlash Off
DirectoryIndex disabled
ErrorDocument 404 /404.html
RewriteEngine On

# The page for unknown addresses is on its way.
RewriteCond %{ENV:REDIRECT_STATUS} .
RewriteRule ^ - [END]

RewriteRule ^404(\\.html)?$ - [R=404,END]
RewriteRule (^|/)\\.(?!well-known/) - [R=404,END]

RewriteRule ^$ /index.html [END]
RewriteRule ^index(\\.html)?/?$ / [R=308,END]

RewriteCond %{DOCUMENT_ROOT}/$1/index.html -f
RewriteCond %{DOCUMENT_ROOT}/$1.html !-f
RewriteRule ^(.+)/index(\\.html)?/*$ /$1 [R=308,END]

RewriteCond %{DOCUMENT_ROOT}/$1/index.html !-f
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)/index(\\.html)?/*$ /$1 [R=308,END]

RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+?)(\\.html/*|/+)$ /$1 [R=308,END]

RewriteCond %{DOCUMENT_ROOT}/$1/index.html -f
RewriteRule ^(.+?)/+$ /$1 [R=308,END]

RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ /$1.html [END]

RewriteCond %{DOCUMENT_ROOT}/$1/index.html -f
RewriteRule ^(.+)$ /$1/index.html [END]

RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^ - [R=404,END]`;

function block({ pattern, headers }: HeaderRule): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `Header always set ${name} "${value}"`,
  );
  if (pattern === '/*') return lines.join('\n');
  const condition = `%{REQUEST_URI} =~ m#^${prefixOf(pattern)}#`;
  return [`<If "${condition}">`, ...lines.map((line) => `  ${line}`), '</If>'].join('\n');
}
