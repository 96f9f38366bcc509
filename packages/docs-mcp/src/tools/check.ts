import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { importsOf } from '../../../../releases/imports.ts';
import { packageOf } from '../../../../releases/specifiers.ts';
import { releaseData, typesFile } from '../data.ts';
import { urlOf } from '../pages.ts';
import { heldFor, type Release, releaseNamed } from '../releases.ts';
import type { CodeProblem } from '../workers/check-protocol.ts';
import type { Workers } from '../workers/workers.ts';
import { checkNames, fileSchema } from './files.ts';
import { releaseSchema } from './schemas.ts';
import { answering, readOnly, textAnswer } from './tool.ts';

const maxCode = 50_000;

const maxFiles = 10;

const problemSchema = z.object({
  file: z.string().optional().describe('One of `files`; missing for `code`.'),
  line: z.number(),
  column: z.number(),
  code: z.number().describe('TypeScript’s number of the message.'),
  message: z.string(),
  at: z.string().describe('The code that the message is about.'),
  advice: z.string().optional().describe('What to write instead.'),
  url: z.string().optional().describe('The page that explains it.'),
});

/** Registers the check of code. */
export function registerCheck(server: McpServer, { types }: Workers): void {
  server.registerTool(
    'check_code',
    {
      title: 'Check code against a release',
      description:
        'Type-checks code, under strict, with the types of a React Query Builder release and its React, and says what to write instead. It never runs the code. Imports of other packages and of your own files aren’t checked. In JavaScript, it reports syntax errors and unknown props only. Example: {"code": "import { QueryBuilder } from \'react-querybuilder\';\\nexport const App = () => <QueryBuilder fields={[]} showClone />;", "release": "6"}.',
      inputSchema: {
        code: z.string().min(1).max(maxCode).describe('A whole file with its imports.'),
        files: z
          .array(fileSchema.extend({ code: z.string().max(maxCode) }))
          .max(maxFiles)
          .default([])
          .describe('Files that the code imports with ./ and their names; they are checked, too.'),
        release: releaseSchema,
        language: z.enum(['tsx', 'ts', 'jsx', 'js']).default('tsx'),
      },
      outputSchema: {
        release: z.string(),
        accepted: z.boolean(),
        problems: z.array(problemSchema),
        unchecked: z.array(z.string()).describe('Imported packages that weren’t checked.'),
      },
      annotations: readOnly,
    },
    answering(async ({ code, files: others, release: asked, language }, signal) => {
      const release = releaseNamed(asked);
      const main = `code.${language}`;
      const sources = [{ name: main, code }, ...others];
      checkNames(sources.map(({ name }) => name));
      const { files, unchecked } = modulesOf(sources, release);
      const found = await types.call<readonly CodeProblem[]>(
        {
          types: files,
          task: { kind: 'check', files: sources, unchecked },
        },
        signal,
      );
      const problems = found.map(({ page, file, ...problem }) => {
        const url = page === undefined ? undefined : urlOf(release, page);
        return { ...(file !== main && { file }), ...problem, ...(url !== undefined && { url }) };
      });
      const accepted = problems.length === 0;
      return {
        ...textAnswer(
          heldFor(release, asked, sources.map((one) => one.code).join('\n')),
          accepted ? 'The code has no type errors with this release.' : '',
          ...problems.map(describeProblem),
          unchecked.length > 0
            ? `Not checked, because their types aren’t included: ${unchecked.join(', ')}.`
            : '',
        ),
        structuredContent: { release: release.number, accepted, problems, unchecked },
      };
    }),
  );
}

function describeProblem({
  file,
  line,
  column,
  code,
  message,
  at,
  advice,
  url,
}: z.infer<typeof problemSchema>): string {
  const start = `${file === undefined ? '' : `${file}: `}Line ${line}, column ${column}, at \`${at}\`: ${message} (TS${code})`;
  return [start, advice && `  Instead: ${advice}`, url && `  See ${url}`]
    .filter(Boolean)
    .join('\n');
}

/** The library's own packages, whose imports a release either has or hasn't. */
const isOwn = (name: string): boolean => /^@?react-querybuilder(?:\/|$)/.test(name);

/** Packages whose types each release's files have. */
const always = new Set(['react', 'react-dom']);

/** The files with types that code needs, and the modules that it imports but that have no types here. */
function modulesOf(
  sources: readonly { readonly code: string }[],
  { number }: Release,
): { readonly files: readonly string[]; readonly unchecked: readonly string[] } {
  const { base = [], bundles = [] } = releaseData()[number] ?? {};
  const specifiers = sources.flatMap(({ code }) => importsOf(code));
  const packages = specifiers.flatMap((specifier) => packageOf(specifier) ?? []);
  const needed = bundles.filter(({ packages: own }) => own.some((name) => packages.includes(name)));
  const known = new Set(needed.flatMap(({ packages: own }) => own));
  const unchecked = specifiers.filter((specifier) => {
    const name = packageOf(specifier);
    return (
      name !== undefined &&
      !isOwn(name) &&
      !always.has(name) &&
      !known.has(name) &&
      !/\.(?:css|scss|sass|less)$/.test(specifier)
    );
  });
  return {
    files: [...base, ...needed.map(({ file }) => file)].map(typesFile),
    unchecked: [...new Set(unchecked)].slice(0, 50),
  };
}
