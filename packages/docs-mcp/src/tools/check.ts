import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { importsOf } from '../../../../releases/imports.ts';
import { packageOf } from '../../../../releases/specifiers.ts';
import { releaseData, typesFile } from '../data.ts';
import { diffOf } from '../init/changes.ts';
import { urlAt, urlOf } from '../pages.ts';
import { heldFor, type Release, releaseNamed } from '../releases.ts';
import type { CheckAnswer } from '../workers/check-protocol.ts';
import type { Workers } from '../workers/workers.ts';
import { checkNames, fileSchema } from './files.ts';
import { type Fixed, fixed, type Source } from './fixes.ts';
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

const editSchema = z.object({
  file: z.string().optional().describe('One of `files`; missing for `code`.'),
  line: z.number(),
  column: z.number(),
  endLine: z.number(),
  endColumn: z.number().describe('The first column that stays.'),
  text: z.string().describe('The replacement.'),
});

/** Registers the check of code. */
export function registerCheck(server: McpServer, { types }: Workers): void {
  server.registerTool(
    'check_code',
    {
      title: 'Check code against a release',
      description:
        'Type-checks code, under strict, with the types of a React Query Builder release and its React, and says what to write instead. It never runs the code. Imports of other packages and of your own files aren’t checked. In JavaScript, it reports syntax errors, missing exports, and unknown props only. With fix, it also returns edits, and checks the code with them. Example: {"code": "import { QueryBuilder } from \'react-querybuilder\';\\nexport const App = () => <QueryBuilder fields={[]} showClone />;", "release": "6"}.',
      inputSchema: {
        code: z.string().min(1).max(maxCode).describe('A whole file with its imports.'),
        files: z
          .array(fileSchema.extend({ code: z.string().max(maxCode) }))
          .max(maxFiles)
          .default([])
          .describe('Files that the code imports with ./ and their names; they are checked, too.'),
        release: releaseSchema,
        language: z.enum(['tsx', 'ts', 'jsx', 'js']).default('tsx'),
        fix: z
          .boolean()
          .default(false)
          .describe('Also returns edits that fix problems and add none, where one is known.'),
      },
      outputSchema: {
        release: z.string(),
        accepted: z.boolean(),
        problems: z.array(problemSchema),
        unchecked: z.array(z.string()).describe('Imported packages that weren’t checked.'),
        notes: z.array(z.string()).describe('Code that has no type errors, but doesn’t work.'),
        edits: z.array(editSchema).optional().describe('With `fix`: what to replace.'),
        remaining: z.number().optional().describe('With `fix`: problems that the edits leave.'),
      },
      annotations: readOnly,
    },
    answering(async ({ code, files: others, release: asked, language, fix }, signal) => {
      const release = releaseNamed(asked);
      const main = `code.${language}`;
      const sources: readonly Source[] = [{ name: main, code }, ...others];
      checkNames(sources.map(({ name }) => name));
      const check = async (files: readonly Source[]) => {
        const { files: typeFiles, unchecked } = modulesOf(files, release);
        const task = { kind: 'check', release: release.number, files, unchecked } as const;
        const request = { types: typeFiles.map(typesFile), task };
        return { ...(await types.call<CheckAnswer>(request, signal)), unchecked };
      };
      const { problems: found, notes, unchecked } = await check(sources);
      const ofFile = (file: string) => (file === main ? {} : { file });
      const problems = found.map(({ page, file, edits: _, ...problem }) => {
        const url = page?.startsWith('/') ? urlAt(page) : page && urlOf(release, page);
        return { ...ofFile(file), ...problem, ...(url !== undefined && { url }) };
      });
      const accepted = problems.length === 0;
      const result = fix
        ? await fixed(sources, found, async (files) => (await check(files)).problems)
        : undefined;
      const edits = result?.edits.map(({ file, ...edit }) => ({ ...ofFile(file), ...edit }));
      return {
        ...textAnswer(
          heldFor(release, asked, sources.map((one) => one.code).join('\n')),
          accepted ? 'The code has no type errors with this release.' : '',
          ...problems.map(describeProblem),
          ...notes,
          unchecked.length > 0
            ? `Not checked, because their types aren’t included: ${unchecked.join(', ')}.`
            : '',
          ...(result && !accepted ? describeFixed(result, sources) : []),
        ),
        structuredContent: {
          ...{ release: release.number, accepted, problems, unchecked, notes },
          ...(result && { edits, remaining: result.remaining }),
        },
      };
    }),
  );
}

function describeFixed(
  { edits, sources: after, remaining }: Fixed,
  before: readonly Source[],
): readonly string[] {
  if (edits.length === 0) return ['No safe edit is known for these problems.'];
  const diffs = before.map(({ name, code }, index) =>
    diffOf({ name, before: code, after: after[index]?.code }),
  );
  return [
    remaining === 0
      ? 'With these edits, the code has no type errors:'
      : `With these edits, ${remaining === 1 ? 'one problem remains' : `${remaining} problems remain`}:`,
    `\`\`\`diff\n${diffs.filter((diff) => diff.includes('\n@@')).join('\n')}\n\`\`\``,
  ];
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
    files: [...base, ...needed.map(({ file }) => file)],
    unchecked: [...new Set(unchecked)].slice(0, 50),
  };
}
