import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { embeddedClient } from '../../../../src/search/embedded-client.ts';
import { facetFilters } from '../../../../src/search/facets.ts';
import { maxQueryLength } from '../../../../src/search/limits.ts';
import type { SearchHit, SearchQuery } from '../../../../src/search/protocol.ts';
import { tagsOf } from '../../../../src/search/tags.ts';
import { searchFiles } from '../data.ts';
import { urlAt } from '../pages.ts';
import { versionNamed } from '../releases.ts';
import { versionSchema } from './schemas.ts';
import { answering, readOnly, textAnswer } from './tool.ts';

const client = embeddedClient('', async (file) => searchFiles()[file]);

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
      const { name, label } = versionNamed(version);
      const { results } = await client.search({ requests: [requestOf(query, name)] });
      const hits = (results[0]?.hits ?? []).slice(0, limit);
      const intro = `Hits in the docs of ${label}:`;
      if (hits.length === 0)
        return textAnswer(`The docs of ${label} have nothing about this. Try other words.`);
      return textAnswer(intro, hits.map(lineOf).join('\n'));
    }),
  );
}

/**
 * What to ask the search for.
 *
 * @param version - The name of a version of the docs.
 */
export function requestOf(query: string, version: string): SearchQuery {
  return {
    query,
    facetFilters: facetFilters('en', tagsOf(version)),
    attributesToSnippet: ['content:40'],
    // Snippets are plain text.
    highlightPreTag: '',
    highlightPostTag: '',
  };
}

function lineOf({ url, hierarchy, _snippetResult }: SearchHit, index: number): string {
  const trail = Object.values(hierarchy).filter((title) => title !== null);
  const text = _snippetResult.content?.value ?? '';
  return `${index + 1}. ${trail.join(' › ')}\n   ${url} (${urlAt(url) ?? url})${text && `\n   ${text}`}`;
}
