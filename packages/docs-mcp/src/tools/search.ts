import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { type DocsVersion, latest } from '../../../../releases/versions.ts';
import type { Hit } from '../../../../website/features/search/client/client.ts';
import { embeddedClient } from '../../../../website/features/search/client/embedded-client.ts';
import { withoutMarks } from '../../../../website/features/search/client/highlight.ts';
import { maxQueryLength } from '../../../../website/features/search/client/limits.ts';
import { tagsOf } from '../../../../website/site/search-tags.ts';
import { searchFiles } from '../data.ts';
import { siteAddress, urlAt } from '../pages.ts';
import { heldFor, versionNamed } from '../releases.ts';
import { versionSchema } from './schemas.ts';
import { answering, readOnly, textAnswer } from './tool.ts';

const client = embeddedClient(async (file) => searchFiles()[file]);

/** Registers the search, which ranks pages as the site does. */
export function registerSearch(server: McpServer): void {
  server.registerTool(
    'search_docs',
    {
      title: 'Search the docs',
      description: `Finds sections of the React Query Builder docs of one version. Use a few words (at most ${maxQueryLength} characters), as in a search field, and read what you need with read_page. Example: {"query": "custom value editor", "version": "6"}.`,
      inputSchema: {
        query: z.string().trim().min(1).max(200).describe('Words, a name, or a short question.'),
        version: versionSchema,
        limit: z.number().int().min(1).max(20).default(8).describe('Number of hits.'),
      },
      annotations: readOnly,
    },
    answering(async ({ query, version, limit }) => {
      const docs = versionNamed(version);
      const { label, library } = docs;
      const hits = await hitsOf(query, docs, limit);
      return textAnswer(
        heldFor({ number: library, version: docs }, version, query),
        ...(hits.length > 0
          ? [`Hits in the docs of ${label}:`, hits.map(lineOf).join('\n')]
          : [`The docs of ${label} have nothing about this. Try other words.`]),
      );
    }),
  );
}

/** The API reference describes the newest release, so it isn't part of the docs of older ones. */
const isReference = ({ url }: Hit): boolean => url.startsWith('/api');

/** Pages of hits that are searched for those of an older version. */
const maxPages = 5;

async function hitsOf(
  query: string,
  { name, library }: DocsVersion,
  limit: number,
): Promise<readonly Hit[]> {
  const hits: Hit[] = [];
  for (let page = 0; page < maxPages && hits.length < limit; page += 1) {
    const found = (await client.search({ query, tags: tagsOf(name), page })).hits;
    if (found.length === 0) break;
    hits.push(...found.filter((hit) => library === latest.library || !isReference(hit)));
  }
  return hits.slice(0, limit);
}

function lineOf({ url, names, snippet }: Hit, index: number): string {
  const trail = names.map(withoutMarks).join(' › ');
  const text = snippet && `\n   ${withoutMarks(snippet)}`;
  return `${index + 1}. ${trail}\n   ${url} (${urlAt(url) ?? `only on the site: ${siteAddress(url)}`})${text ?? ''}`;
}
