import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { encodeProject, isReadable } from '../../../../website/features/sandbox/client/address.ts';
import { entryOf } from '../../../../website/features/sandbox/client/project.ts';
import { siteAddress } from '../pages.ts';
import { heldFor, releaseNamed } from '../releases.ts';
import { UserError } from '../user-error.ts';
import { checkNames, fileSchema } from './files.ts';
import { releaseSchema } from './schemas.ts';
import { answering, readOnly, textAnswer } from './tool.ts';

/** Registers the tool that makes addresses of the site's sandbox. */
export function registerSandbox(server: McpServer): void {
  server.registerTool(
    'sandbox_link',
    {
      title: 'Link to the sandbox',
      description:
        'Returns an address that opens the site’s sandbox with your files on a release, where they run and can be edited. The code is in the address itself and isn’t sent anywhere. The sandbox runs App.tsx, which exports a component by default. Example: {"files": [{"name": "App.tsx", "code": "import { QueryBuilder } from \'react-querybuilder\';\nexport default () => <QueryBuilder />;"}], "release": "8"}.',
      inputSchema: {
        files: z.array(fileSchema).min(1).max(24).describe('The files of the project.'),
        release: releaseSchema,
      },
      annotations: readOnly,
    },
    answering(async ({ files, release: asked }) => {
      const release = releaseNamed(asked);
      checkNames(files.map(({ name }) => name));
      if (entryOf(files) === undefined) {
        throw new UserError('No file has code to run. Add App.tsx, which exports a component.');
      }
      const project = { release: release.number, files };
      const hash = await encodeProject(project);
      const address = siteAddress(`/sandbox#${hash}`);
      if (!isReadable(address, project)) {
        throw new UserError('The files are too long for an address. Send less code.');
      }
      const text = files.map(({ code }) => code).join('\n');
      return textAnswer(heldFor(release, asked, text), address);
    }),
  );
}
