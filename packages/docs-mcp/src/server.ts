import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { version } from '../package.json';
import { registerPrompts } from './prompts.ts';
import { registerCheck } from './tools/check.ts';
import { registerFields } from './tools/fields.ts';
import { registerQueries } from './tools/queries.ts';
import { registerPages } from './tools/read.ts';
import { registerSandbox } from './tools/sandbox.ts';
import { registerSearch } from './tools/search.ts';
import { registerSymbol } from './tools/symbol.ts';
import { registerUpgrade } from './tools/upgrade.ts';
import type { Workers } from './workers/workers.ts';

/** Makes a server. Servers can share workers. */
export function createServer(workers: Workers): McpServer {
  const server = new McpServer(
    { name: 'react-querybuilder-docs', title: 'React Query Builder docs', version },
    {
      instructions:
        'Docs of React Query Builder for every major version. Find the installed release in package.json first, and pass it to each tool, because names differ between releases. Check code with check_code before you show it.',
    },
  );
  registerSearch(server);
  registerPages(server);
  registerSymbol(server, workers);
  registerCheck(server, workers);
  registerQueries(server, workers);
  registerFields(server, workers);
  registerSandbox(server);
  registerUpgrade(server);
  registerPrompts(server);
  return server;
}
