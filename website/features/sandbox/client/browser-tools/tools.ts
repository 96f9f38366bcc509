import { documentedReleases } from '../../../../../releases/versions';
import type { Fault } from '../../frame/protocol';
import { isFileName, isReadable, sandboxAddress } from '../address';
import { ask } from '../editor/language/client';
import type { Project, ProjectFile } from '../project';
import { collectFiles } from '../share/collectFiles';

/** What the tools read and change. */
export interface Bench {
  readonly project: Project;
  readonly fault: Fault | undefined;
  readonly onChange: (project: Project) => void;
}

interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly annotations?: { readonly readOnlyHint: boolean };
  readonly execute: (input: Readonly<Record<string, unknown>>) => Promise<unknown>;
}

/** The part of the browser's interface for assistants that is used here. */
export interface ModelContext {
  readonly registerTool: (tool: Tool, options: { readonly signal: AbortSignal }) => void;
}

const none = { type: 'object', properties: {} };
const readOnly = { annotations: { readOnlyHint: true } };

/**
 * Registers the tools.
 *
 * @param bench - Returns what the sandbox shows at the moment.
 * @param signal - Removes the tools when it's aborted.
 */
export function registerTools(
  context: ModelContext,
  bench: () => Bench,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  for (const tool of toolsOf(bench)) context.registerTool(tool, { signal });
}

const toolsOf = (bench: () => Bench): readonly Tool[] => [
  {
    name: 'set_code',
    title: 'Set the code',
    description:
      'Replaces the files of the sandbox, and runs them. App.tsx exports a component by default, such as one with a QueryBuilder of react-querybuilder. Read the errors after it with read_errors.',
    inputSchema: {
      type: 'object',
      properties: {
        files: {
          type: 'array',
          items: {
            type: 'object',
            properties: { name: { type: 'string' }, code: { type: 'string' } },
            required: ['name', 'code'],
          },
        },
        release: { type: 'string', enum: documentedReleases },
      },
      required: ['files'],
    },
    execute: async (input) => {
      const { project, onChange } = bench();
      onChange({ files: filesIn(input.files), release: releaseIn(input.release, project) });
      return 'The code was set. Call read_errors to see whether it runs.';
    },
  },
  {
    name: 'read_errors',
    title: 'Read the errors',
    description:
      'Waits until the code has run, and returns its error and what TypeScript reports with the types of the chosen release.',
    inputSchema: none,
    ...readOnly,
    execute: async () => {
      await hasRun();
      const { project, fault } = bench();
      const found = await Promise.all(
        project.files
          .filter(({ name }) => /\.[jt]sx?$/.test(name))
          .map(async ({ name, code }) =>
            (await ask(project, 'check', name)).map(({ from, message, advice }) => ({
              file: name,
              line: code.slice(0, from).split('\n').length,
              message,
              advice,
            })),
          ),
      );
      return { release: project.release, run: fault ?? null, types: found.flat() };
    },
  },
  {
    name: 'export_project',
    title: 'Export the project',
    description:
      'Returns the files of a Vite project with the code of the sandbox, and an address that opens the sandbox with it.',
    inputSchema: none,
    ...readOnly,
    execute: async () => {
      const { project } = bench();
      const address = new URL(await sandboxAddress(project), location.href).href;
      return {
        files: await collectFiles(project),
        ...(isReadable(address, project) && { address }),
      };
    },
  },
];

/** @throws Error with a sentence for the assistant if the files can't be those of a project. */
function filesIn(value: unknown): readonly ProjectFile[] {
  const files: readonly unknown[] = Array.isArray(value) ? value : [];
  const read = files.map((file) => {
    const { name, code } = (file ?? {}) as { readonly name?: unknown; readonly code?: unknown };
    if (typeof name !== 'string' || typeof code !== 'string' || !isFileName(name)) {
      throw new Error(
        'Each file needs code, and a name such as App.tsx, styles.css, or data/orders.json.',
      );
    }
    return { name, code };
  });
  if (read.length === 0 || new Set(read.map(({ name }) => name)).size < read.length) {
    throw new Error('Pass at least one file, and each name once.');
  }
  return read;
}

function releaseIn(value: unknown, { release }: Project): string {
  if (value === undefined) return release;
  if (typeof value === 'string' && documentedReleases.includes(value)) return value;
  throw new Error(
    `The sandbox doesn’t have this release. It has: ${documentedReleases.join(', ')}.`,
  );
}

const pauseMs = 100;
const patienceMs = 20_000;

/** Waits until the preview shows the present code, or has taken too long. */
async function hasRun(): Promise<void> {
  const end = performance.now() + patienceMs;
  do {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  } while (document.querySelector('[aria-busy="true"]') && performance.now() < end);
}
