import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { engineFile, releaseData } from '../data.ts';
import { heldFor, type Release, releaseNamed } from '../releases.ts';
import { UserError } from '../user-error.ts';
import type { QueryQuestion } from '../workers/query-protocol.ts';
import type { Workers } from '../workers/workers.ts';
import { releaseSchema } from './schemas.ts';
import { answering, readOnly, textAnswer } from './tool.ts';

/** Characters of a query, as text or as JSON. */
const maxInput = 100_000;
const maxOutput = 100_000;

const jsonOf = (query: Readonly<Record<string, unknown>>): string => JSON.stringify(query);

/** Registers the conversion of queries, by the functions of the releases themselves. */
export function registerQueries(server: McpServer, { queries }: Workers): void {
  server.registerTool(
    'export_query',
    {
      title: 'Export a query',
      description:
        'Runs formatQuery of a release and returns what it returns, such as a SQL condition. Options are JSON, so options that are functions can’t be passed. Example: {"query": {"combinator": "and", "rules": [{"field": "total", "operator": ">", "value": 100}]}, "format": "sql", "options": {"parseNumbers": true}}.',
      inputSchema: {
        query: z
          .union([z.record(z.unknown()), z.string().max(maxInput)])
          .describe('A query: an object with rules, or its JSON.'),
        format: z.string().max(40).default('sql').describe('An export format of the release.'),
        options: z.record(z.unknown()).default({}).describe('Further options of formatQuery.'),
        release: releaseSchema,
      },
      annotations: readOnly,
    },
    answering(async ({ query: given, format, options, release: asked }, signal) => {
      const release = releaseNamed(asked);
      const query = typeof given === 'string' ? queryIn(given) : given;
      limit(jsonOf(query) + jsonOf(options));
      const formats = releaseData()[release.number]?.exports ?? [];
      if (!formats.includes(format)) throw new UserError(lacks(release, format, formats));
      if (!Array.isArray(query.rules)) {
        throw new UserError(
          'A query is an object with a "rules" array, and usually a "combinator".',
        );
      }
      return resultOf(release, asked, signal, {
        engine: engineFile(release.number),
        kind: 'export',
        query,
        options: { ...options, format },
      });
    }),
  );
  server.registerTool(
    'import_query',
    {
      title: 'Import a query',
      description:
        'Runs a parser of a release, such as parseSQL, and returns the query as JSON. A parser ignores what a query can’t express. Example: {"text": "status = \'open\' and total > 100", "format": "sql"}.',
      inputSchema: {
        text: z.string().min(1).max(maxInput).describe('What to import; objects as JSON.'),
        format: z.string().max(40).default('sql').describe('A format that the release can import.'),
        release: releaseSchema,
      },
      annotations: readOnly,
    },
    answering(async ({ text, format, release: asked }, signal) => {
      const release = releaseNamed(asked);
      const imports = releaseData()[release.number]?.imports ?? {};
      const parser = Object.hasOwn(imports, format) ? imports[format] : undefined;
      if (parser === undefined) throw new UserError(lacks(release, format, Object.keys(imports)));
      const question = {
        engine: engineFile(release.number),
        kind: 'import',
        text,
        parser,
      } as const;
      return resultOf(release, asked, signal, question, (result) => lost(text, result));
    }),
  );

  async function resultOf(
    release: Release,
    asked: string,
    signal: AbortSignal,
    question: QueryQuestion,
    noteOn: (result: string) => string = () => '',
  ) {
    const result = await queries.call<string>(question, signal);
    const text =
      result.length > maxOutput ? `${result.slice(0, maxOutput)}\n[The rest is left out.]` : result;
    return textAnswer(
      heldFor(release, asked, ''),
      noteOn(result),
      text === '' ? '(The result is an empty string.)' : text,
    );
  }
}

function queryIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const query: unknown = JSON.parse(text);
    if (typeof query === 'object' && query !== null) return { ...query };
  } catch {}
  throw new UserError('The query is a string that isn’t the JSON of an object.');
}

/** Words of the formats themselves. */
const keywords =
  /^(?:and|or|not|xor|in|is|null|nil|true|false|between|like|ilike|contains|matches|startsWith|endsWith|exists|var|all|any|some|none|size|select|from|where|escape|date|filter|has)$/i;

/**
 * Says what a parser left out, because parsers ignore what they can’t read or express.
 *
 * @param result - The query as JSON.
 */
function lost(text: string, result: string): string {
  if (/"rules": \[\]/.test(result) && !/"rules": \[\n/.test(result)) {
    return 'Warning: The query has no rules, so it matches everything. The parser couldn’t read the text, or a query can’t express it. Don’t use the query unless the text has no conditions.';
  }
  const wordsIn = (one: string) => new Set(one.match(/[\p{L}_][\p{L}\p{N}_]*/gu));
  const kept = wordsIn(result);
  const missing = [...wordsIn(text)].filter((word) => !keywords.test(word) && !kept.has(word));
  return missing.length === 0
    ? ''
    : `Warning: The query has no ${missing.slice(0, 20).join(', ')}, which the text has. Parsers ignore what a query can’t express, so compare both.`;
}

function limit(input: string): void {
  if (input.length <= maxInput) return;
  throw new UserError(`The query and options are longer than ${maxInput} characters.`);
}

function lacks({ number }: Release, format: string, formats: readonly string[]): string {
  return formats.length > 0
    ? `Release ${number} doesn't have the format ${format}. It has: ${formats.join(', ')}.`
    : `Release ${number} can't do that; later releases can.`;
}
