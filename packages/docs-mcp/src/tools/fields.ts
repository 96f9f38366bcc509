import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { majorOf } from '../../../../releases/releases.ts';
import { type Kind, kinds } from '../../../../website/features/start/client/schema/kinds.ts';
import { heldFor, releaseNamed } from '../releases.ts';
import { UserError } from '../user-error.ts';
import type { SchemaAnswer, SchemaQuestion } from '../workers/schema-protocol.ts';
import type { Workers } from '../workers/workers.ts';
import { releaseSchema } from './schemas.ts';
import { answering, readOnly, textAnswer } from './tool.ts';

const maxInput = 1_000_000;
const maxOutput = 100_000;

/** Tables whose code an answer has. The others are only named. */
const maxTables = 5;

const kindNames = kinds.map(({ id }) => id) as [Kind, ...Kind[]];

/** Registers the tool that makes fields from a schema or from data. */
export function registerFields(server: McpServer, { schemas }: Workers): void {
  server.registerTool(
    'fields_from_schema',
    {
      title: 'Fields from a schema',
      description:
        'Reads a database schema, a type, or data, and returns the fields of a query builder as TypeScript, with the reason for each. It never runs the text. Example: {"text": "CREATE TABLE orders (id integer, status text CHECK (status IN (\'open\', \'paid\')), total numeric)", "release": "8"}.',
      inputSchema: {
        text: z.string().min(1).max(maxInput).describe('The schema or the data, or a part of it.'),
        kind: z.enum(kindNames).optional().describe('What the text is; recognized if missing.'),
        table: z.string().max(200).optional().describe('Only the table or type with this name.'),
        release: releaseSchema,
      },
      annotations: readOnly,
    },
    answering(async ({ text, kind, table, release: asked }, signal) => {
      const release = releaseNamed(asked);
      if (majorOf(release.number) < 4) {
        throw new UserError(
          'This works for releases from v4 on, because older ones have no types.',
        );
      }
      const question: SchemaQuestion = { text, release: release.number, ...(kind && { kind }) };
      const answer = await schemas.call<SchemaAnswer>(question, signal);
      return textAnswer(heldFor(release, asked, ''), ...paragraphs(answer, table));
    }),
  );
}

function paragraphs({ kind, tables, problems }: SchemaAnswer, wanted?: string): readonly string[] {
  const chosen = wanted === undefined ? tables : tables.filter(({ name }) => name === wanted);
  if (wanted !== undefined && chosen.length === 0) {
    const names = tables.map(({ name }) => name).join(', ');
    throw new UserError(`There is no "${wanted}" in this ${kind}. It has: ${names || 'nothing'}.`);
  }
  const shown = chosen.slice(0, maxTables).map(({ name, code, reasons }) => {
    const whys = reasons.map(([field, why]) => `- ${field}: ${why.join(' ')}`);
    return [`## ${name}`, `\`\`\`ts\n${code}\`\`\``, whys.join('\n')].join('\n\n');
  });
  const others = chosen.slice(maxTables).map(({ name }) => name);
  const text = [`The text was read as ${kind}.`, ...problems, ...shown].join('\n\n');
  return [
    text.length > maxOutput ? `${text.slice(0, maxOutput)}\n[The rest is left out.]` : text,
    ...(others.length > 0 ? [`Ask for these by name, with "table": ${others.join(', ')}.`] : []),
  ];
}
