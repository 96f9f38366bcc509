/**
 * What readers call things, and what the pages call them: phrases on the left, separated by commas,
 * also find what each phrase on the right finds. Words are matched by their stems, so one number and
 * one tense is enough. The words are those of the public issues, of other query builders, of the
 * component libraries, and of the databases.
 */
const table: readonly (readonly [said: string, meant: string])[] = [
  // The builder and its parts
  ['condition, criterion, row, filter row', 'rule'],
  ['subgroup, nested group, bracket, parenthesis, rule set, ruleset', 'group'],
  ['conjunction, and or, logical operator, connective', 'combinator'],
  ['column, attribute', 'field'],
  ['comparison, comparator', 'operator'],
  ['negate, negation, invert, exclude', 'not toggle'],
  ['dropdown, combobox, picklist, listbox, select', 'value selector, option list'],
  ['custom select, own select', 'build your own list, searchable selects'],
  ['multiselect, multi select, tags, chips', 'multiselect, value selector multiple'],
  ['boolean, true false, yes no, switch, on off', 'checkbox editor type, not toggle'],
  ['slider, rating, color picker, custom input, own component', 'custom editor'],
  ['datepicker, date picker, calendar', 'use a date picker, custom editor date'],
  ['datetime, timestamp', 'dates and times, date'],
  ['range, from to, min max', 'between, lists and ranges'],
  ['optgroup, category', 'option group'],
  ['autocomplete, autosuggest, typeahead, lookup, suggest', 'async option list, suggest values'],
  ['lazy, remote, fetch, endpoint, ajax', 'async option list load'],
  ['spinner, loading indicator', 'loading states'],
  ['long list, many options, search box', 'search input to long lists'],
  ['icon, svg, emoji, symbol', 'words icons and titles, translations'],
  ['tooltip, hover text', 'titles translations'],
  [
    'label, caption, wording, rename, button text, button label',
    'translations, words icons titles, label',
  ],
  [
    'i18n, l10n, localization, localisation, internationalization, translate, language, locale, multilingual',
    'translations',
  ],
  ['german, french, spanish, japanese, chinese', 'translations, languages'],
  ['rtl, arabic, hebrew, persian', 'right to left'],
  ['delete, trash, bin', 'remove'],
  ['duplicate, copy, replicate', 'clone'],
  ['read only, readonly, view only, freeze, uneditable, gray out', 'disabled, read only'],
  ['lock', 'lock button, disabled'],
  ['deactivate, temporarily disable, turn off, pause, skip, ignore', 'mute'],
  ['accordion, expand, fold, hide group', 'collapse groups'],
  ['reorder, rearrange', 'shift actions, drag and drop'],
  ['arrow, up down, move up', 'shift actions'],
  ['drag and drop, drag drop, drag n drop, dragging, draggable, sortable', 'dnd, drag and drop'],
  ['closes while, flickers, remounts', 'component defined inside'],
  ['already selected, already used', 'conditional fields'],
  ['not updating, stale', 'query that arrives later, mutated query'],
  ['history, revert, restore, ctrl z, cmd z', 'undo redo'],
  ['nested, nesting, depth, max level, level', 'max levels, limit groups'],
  ['maximum, at most, limit number, too many', 'limit'],
  ['confirm, confirmation, prompt, ask', 'ask before removed, onRemove'],
  ['prevent, forbid, veto, cancel, block', 'callbacks veto, forbid, limit'],
  ['preselect, initial selection, first option', 'auto select'],
  ['initial value, prefill, prefilled', 'default value, default query'],
  ['initial query, uncontrolled', 'default query'],
  [
    'required field, mandatory, incomplete, error message, invalid, highlight',
    'validation, validity',
  ],
  ['submit, form', 'block a form, validation'],
  ['outside, toolbar, reset, clear', 'external controls'],
  ['save, persist, store, localstorage, bookmark', 'save and load'],
  ['state management, redux, zustand', 'state of a builder, context and store'],
  ['event, listener, fires, on change', 'onQueryChange, callbacks'],
  ['whitelist, allow list', 'allowlist'],
  ['llm, ai, gpt, chatbot, generate a filter', 'language model'],
  ['log, console, trace, inspect', 'debug mode, onLog'],
  ['loses focus, lose focus, cursor jumps, remount', 'component defined inside a component'],
  [
    'slow, lag, sluggish, memo, rerender, re render, usememo, huge, thousand, hundred',
    'performance',
  ],
  ['no style, unstyled, without style, css missing', 'no stylesheet'],
  [
    'compare fields, another field, other column, two fields',
    'compare with another field, value sources',
  ],
  ['metadata, additional, extra, custom data, custom attribute', 'query properties'],
  ['recursive, recursion, walk, traverse, visitor, loop over', 'transformQuery, traversal, walker'],
  ['find by id, by id, lookup id', 'find id, paths'],
  ['uuid, guid, unique id', 'id generator'],
  ['callback data, pass props, pass data', 'context'],
  [
    'array of objects, nested array, nested object, child records, related table, relation',
    'subqueries',
  ],
  ['quantifier, any all none, every, at least one', 'match modes'],
  ['api, rest', 'server queries, async option lists'],
  // Values and numbers
  [
    'number as string, string instead of number, quoted number, numeric, parse int',
    'parse numbers, expecting numbers',
  ],
  ['comma separated, array value', 'lists as arrays, expecting arrays'],
  ['bigint, precision, digits, int64, large number', 'bigint overflow, numbers bigint'],
  ['null, blank, is empty, not null', 'null, hide the value'],
  // Formats, databases, and servers
  ['where clause, where, clause', 'export formats sql, export sql'],
  ['serialize, convert to, generate', 'export'],
  ['parse, deserialize, convert from, load from, read sql', 'import'],
  ['round trip, roundtrip, lossless', 'export and import again'],
  [
    'prepared statement, placeholder syntax, bind, prepared',
    'parameterized, custom bind variables',
  ],
  [
    'sql injection, injection, security, secure, safe, backend, server side',
    'server queries, send a query to a server safely',
  ],
  [
    'php, python, django, flask, fastapi, java, kotlin, ruby, golang, rust, c#, dotnet, asp net, rails, laravel, symfony',
    'servers in other languages, server queries',
  ],
  [
    'odata, graphql, firestore, lucene, kql, jql, rsql, own format, output format, query string',
    'custom export formats, flat format',
  ],
  ['predicate, in memory, evaluate, run in javascript, array filter, lodash', 'build a predicate'],
  ['orm, typeorm, mikroorm, objection', 'orms'],
  ['express, fastify, koa, hono, nestjs, middleware', 'server queries, the whole handler'],
  ['role, permission, rbac, acl, jwt', 'field permissions'],
  ['bookmarkable, shareable, deep link, search params', 'query in the url'],
  ['regex, regexp, regular expression', 'operator of your own'],
  ['before and after, what changed between', 'diff views, compare two versions'],
  ['programmatically, imperatively, from code', 'query tools'],
  ['mongo, mongoose', 'mongodb'],
  ['elastic, elastic search, opensearch, kibana', 'elasticsearch'],
  ['spring, spring boot, spring expression', 'spel'],
  ['neo4j, memgraph', 'cypher'],
  ['graph database, tinkerpop, janusgraph, neptune', 'gremlin, cypher'],
  ['rdf, triple store, wikidata', 'sparql'],
  ['active directory, openldap', 'ldap'],
  ['google expression, kubernetes, firebase', 'cel'],
  ['postgres, pg, postgre', 'postgresql'],
  ['mssql, tsql, azure sql', 'sql server'],
  ['dialect', 'preset'],
  ['backtick, bracket names, escape names, identifier quotes', 'quote field names with'],
  ['apostrophe, escaping, escape', 'escaping, quote values with'],
  ['case insensitive, ignore case, ilike, lowercase', 'ilike, case'],
  ['underscore, like', 'wildcards'],
  ['all rows, matches everything', 'empty group inside'],
  [
    'natural language, plain english, human readable, readable, sentence, summary, describe, description in words',
    'natural_language',
  ],
  // Dates
  ['dayjs, moment, luxon, date fns, temporal', 'dates and times, date and time utilities'],
  [
    'yesterday, today, ago, last days, last week, this month',
    'relative dates, last 30 days, start with today',
  ],
  ['timezone, utc, gmt, day off', 'time zones'],
  // Libraries and platforms
  ['material ui, material, mui', 'mui'],
  ['antd, ant', 'ant design'],
  ['shadcn, headless, radix ui', 'radix tailwind'],
  ['component library, ui library, ui framework, theme provider', 'ui kits'],
  ['mobile app, expo, ios, android', 'react native'],
  ['vue, svelte, angular, solid, preact, lit, jquery', 'framework adapters'],
  ['vanilla, plain js, without react, no react', 'framework adapters, plain javascript'],
  ['web component, shadow dom', 'custom element'],
  [
    'cdn, script tag, unpkg, jsdelivr, without build, no build, wordpress',
    'buildless, without a bundler, script tags umd',
  ],
  ['csp', 'content security policy'],
  [
    'nextjs, next js, ssr, server side rendering, app router, use client, rsc',
    'server components, server rendering',
  ],
  ['hydration', 'server rendering, server components'],
  ['did not match', 'differ between server and browser'],
  ['bundle size, tree shaking, kilobytes, smaller bundle', 'where to import from, size'],
  [
    'create table, ddl, own table, own data, field from graphql, field from zod, graphql schema, prisma schema, drizzle schema, zod schema',
    'create table statement, start from your own schema',
  ],
  ['field from prisma, field from drizzle', 'generate fields, start from your own schema'],
  ['npm, install, setup, get started, tutorial, quick start', 'getting started, installation'],
  ['jest, vitest, cypress, playwright, testing library, test id', 'testid, attributes'],
  ['ts, typing, generic, type error', 'typescript'],
  // Looks
  ['theme, color, colour, palette, rounded, margin, padding, gap, border', 'styling variables'],
  ['css, look, appearance', 'styling, classnames'],
  ['dark, night, dark theme', 'dark mode'],
  ['connecting lines, tree lines, hierarchy lines', 'branch lines'],
  ['mobile, phone, small screen, narrow', 'responsive layout, narrow screens'],
  ['sass, less', 'scss'],
  ['dense, smaller', 'compact layout'],
  ['class name, css class, selector name', 'classnames'],
  // Moving on
  [
    'upgrade, breaking change, changelog, release notes, whats new, changed in, update to',
    'migrate',
  ],
  ['chatgpt, claude, copilot, gemini, llm, ai, mcp', 'assistant'],
  ['a11y, screen reader, wcag, aria, tab order, section 508', 'accessibility'],
];

/** The table by phrase, in the order of the table. */
export const meaningsByPhrase: ReadonlyMap<string, readonly string[]> = byPhrase();

function byPhrase(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [said, meant] of table) {
    for (const phrase of said.split(', ')) {
      found.set(phrase, [...(found.get(phrase) ?? []), ...meant.split(', ')]);
    }
  }
  return found;
}
