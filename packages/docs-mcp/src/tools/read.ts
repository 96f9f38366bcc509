import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { releasesOf, versions } from '../../../../releases/versions.ts';
import { nearestBase } from '../../../../website/site/base-paths.ts';
import { docsDays } from '../data.ts';
import { headingsOf, listedPaths, type Page, pageAt, sectionIn } from '../pages.ts';
import { describeDocs } from '../releases.ts';
import { UserError } from '../user-error.ts';
import { answering, readOnly, textAnswer } from './tool.ts';

/** Characters of an answer; few pages are longer. */
const maxLength = 40_000;

const scheme = 'rqb-docs://';

/** Registers what returns pages: a tool, and a resource per page. */
export function registerPages(server: McpServer): void {
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description:
        'Returns a page of the docs as Markdown, or one of its sections. Long pages end with their list of sections. Paths of older versions start with their number. Example: {"path": "/docs/6/api/export", "section": "sql"}, or {"path": "/docs/utils/export"} for the latest version.',
      inputSchema: {
        path: z.string().trim().min(1).max(300).describe('Path or address from search_docs.'),
        section: z.string().trim().min(1).max(200).optional().describe('A heading or its anchor.'),
      },
      annotations: readOnly,
    },
    answering(({ path, section }) => {
      const page = pageAt(path);
      const wanted = section ?? path.split('#')[1];
      const text = wanted ? sectionIn(page, wanted) : page.text;
      return textAnswer(`${heldFor(page)} Source: ${page.url}`, shortened(text, page));
    }),
  );
  server.registerResource(
    'page',
    new ResourceTemplate(`${scheme}{+path}`, {
      list: () => ({
        resources: listedPaths().map((path) => {
          const { title, description } = pageAt(path);
          const name = `${title} (${labelOf(path)})`;
          return { uri: scheme + path.slice(1), name, description, mimeType: 'text/markdown' };
        }),
      }),
    }),
    { title: 'Page of the docs', description: 'A page as Markdown.', mimeType: 'text/markdown' },
    (uri) => {
      const page = pageAt(uri.href.slice(scheme.length));
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: page.text }] };
    },
  );
}

const labelOf = (path: string): string => nearestBase(path, versions)?.label ?? 'all versions';

function heldFor({ path }: Page): string {
  const version = nearestBase(path, versions);
  if (!version) {
    const day = docsDays().site;
    return `This page isn’t part of one version.${day === undefined ? '' : ` The site was last changed on ${day}.`}`;
  }
  return `This page applies to react-querybuilder ${releasesOf(version).join(' and ')} (docs: ${describeDocs(version)}).`;
}

function shortened(text: string, { path }: Page): string {
  if (text.length <= maxLength) return text;
  const titles = headingsOf(text)
    .filter(({ level }) => level > 1)
    .map(({ title }) => title);
  if (titles.length === 0) throw new UserError(`${path} is too long to show.`);
  return `${text.slice(0, maxLength)}\n\n[The rest is left out. Ask for a section: ${titles.join(' · ')}]`;
}
