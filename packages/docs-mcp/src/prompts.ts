import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';

const release = z.string().max(40).describe('Release that the project has, such as 7.');
const task = z.string().max(2000);

const message = (text: string) => ({
  messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
});

const checked = (name: string): string =>
  `Check every file that you write with check_code for release ${name}, fix what it reports, and link the pages that you used.`;

/** Registers prompts for common jobs. */
export function registerPrompts(server: McpServer): void {
  server.registerPrompt(
    'write_component',
    {
      title: 'Write code for a release',
      description: 'Writes a query builder for the release that the project has, and checks it.',
      argsSchema: { task: task.describe('What the code should do.'), release },
    },
    (args) =>
      message(
        `Write code with React Query Builder ${args.release} that does this: ${args.task}\n\nFind the pages about it with search_docs for version ${args.release}, and don't use names from memory without asking api_symbol. ${checked(args.release)}`,
      ),
  );
  server.registerPrompt(
    'upgrade_code',
    {
      title: 'Upgrade code',
      description: 'Changes code so that it works with a newer release.',
      argsSchema: { code: z.string().max(50_000), from: release, to: release },
    },
    (args) =>
      message(
        `Upgrade this code from React Query Builder ${args.from} to ${args.to}. Call upgrade_notes with the names that it uses, change only what they require, and list each change with its page. ${checked(args.to)}\n\n\`\`\`tsx\n${args.code}\n\`\`\``,
      ),
  );
  server.registerPrompt(
    'explain_error',
    {
      title: 'Explain a type error',
      description: 'Finds the cause of an error in code and corrects it.',
      argsSchema: { code: z.string().max(50_000), release },
    },
    (args) =>
      message(
        `Explain what is wrong in this code for React Query Builder ${args.release}, and correct it. Start with check_code, and read the pages that it links. ${checked(args.release)}\n\n\`\`\`tsx\n${args.code}\n\`\`\``,
      ),
  );
  server.registerPrompt(
    'query_for_filter',
    {
      title: 'Turn a filter into a query',
      description: 'Turns a condition in words or SQL into a query, and shows how it is exported.',
      argsSchema: { filter: task.describe('The condition.'), release },
    },
    (args) =>
      message(
        `Turn this condition into a query of React Query Builder ${args.release}: ${args.filter}\n\nIf it is SQL or another format that import_query reads, use that tool. Then show the query as JSON, and its SQL from export_query, to compare it with the condition.`,
      ),
  );
}
