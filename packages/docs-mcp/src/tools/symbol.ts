import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { type Span, spanAt, spansIn } from '../../../../releases/history/history.ts';
import { hasName, storedHistory } from '../../../../releases/history/stored.ts';
import { replacements } from '../../../../website/features/upgrade/advice/replacements.ts';
import { pagesOf, references, releaseData, typesFile } from '../data.ts';
import { pageAt, urlOf } from '../pages.ts';
import { heldFor, type Release, releaseNamed } from '../releases.ts';
import { UserError } from '../user-error.ts';
import type { Declaration, DescribeTask } from '../workers/check-protocol.ts';
import type { Workers } from '../workers/workers.ts';
import { releaseSchema } from './schemas.ts';
import { answering, readOnly, textAnswer } from './tool.ts';

const maxKeys = 6;

/** Registers the lookup of names. */
export function registerSymbol(server: McpServer, { types }: Workers): void {
  server.registerTool(
    'api_symbol',
    {
      title: 'Look up a name of the API',
      description:
        'Says whether a release has a name, since which release, how its types declare it, and which page explains it. Names are exports, props, options, control elements, class names, translations, and export formats. Example: {"name": "showShiftActions", "release": "6"}, or {"name": "FormatQueryOptions.preset", "release": "8"}.',
      inputSchema: {
        name: z
          .string()
          .trim()
          .regex(/^[\w$./@-]{1,120}$/, 'Use one name, such as formatQuery or Field.validator.')
          .describe('An export, or a member with or without its type.'),
        release: releaseSchema,
      },
      annotations: readOnly,
    },
    answering(async ({ name, release: asked }) => {
      const release = releaseNamed(asked);
      const keys = keysOf(name);
      const addOns = keys.length > 0 ? [] : addOnPages(name);
      if (keys.length === 0 && addOns.length === 0) throw new UserError(unknown(name));
      const entries = await Promise.all(
        keys.slice(0, maxKeys).map((key) => entryOf(key, release, types)),
      );
      const rest = keys.slice(maxKeys);
      return textAnswer(
        heldFor(release, asked, name),
        ...entries,
        ...(await Promise.all(addOns.map((path) => addOnEntry(path, release, types)))),
        rest.length > 0 ? `Also: ${rest.join(', ')}.` : '',
      );
    }),
  );
}

/** The keys of the history that a name means, exports first. */
function keysOf(name: string): readonly string[] {
  if (Object.hasOwn(storedHistory, name)) {
    const members = Object.keys(storedHistory).filter((key) => key.endsWith(`.${name}`));
    return [name, ...members];
  }
  const lower = name.toLowerCase();
  return Object.keys(storedHistory).filter((key) => {
    const candidate = key.toLowerCase();
    return candidate === lower || candidate.endsWith(`.${lower}`);
  });
}

/** The pages of the API reference about exports of add-ons with a name. */
const addOnPages = (name: string): readonly string[] =>
  Object.keys(pagesOf('api')).filter(
    (path) => path.endsWith(`/${name}`) && !/^\/api\/(?:react-querybuilder|changes)\//.test(path),
  );

/** The API reference is about the newest release, but the types of other releases are here, too. */
async function addOnEntry(path: string, release: Release, types: Workers['types']) {
  const [, , folder = '', ...rest] = path.split('/');
  const addOn = `@react-querybuilder/${folder}`;
  const name = rest.at(-1) ?? '';
  const from = rest.length > 2 ? `${addOn}/${rest[0]}` : addOn;
  const { base = [], bundles = [] } = releaseData()[release.number] ?? {};
  const own = bundles.filter(({ packages }) => packages.includes(addOn));
  const start = `## ${name}\n\nIt’s an export of the add-on ${from}.`;
  if (own.length === 0) return `${start} Release ${release.number} doesn’t have this add-on.`;
  const declared = await types.call<Declaration | undefined>({
    types: [...base, ...own.map(({ file }) => file)].map(typesFile),
    task: { kind: 'describe', name, from },
  });
  return declared
    ? [
        `${start} The add-on has it in release ${release.number}.`,
        declared.text,
        `\`\`\`ts\n${declared.type}\n\`\`\``,
        `The reference of the newest release: ${pageAt(path).url}`,
      ]
        .filter((one) => one !== '')
        .join('\n\n')
    : `${start} The add-on doesn’t have it in release ${release.number}.`;
}

function unknown(name: string): string {
  const lower = name.toLowerCase().replace(/^.*\./, '');
  const similar = Object.keys(storedHistory)
    .filter((key) => lower.length > 2 && key.toLowerCase().includes(lower))
    .slice(0, 8);
  return `No documented release has the name ${name}. ${
    similar.length > 0 ? `Similar names: ${similar.join(', ')}.` : 'Search with search_docs.'
  }`;
}

async function entryOf(key: string, release: Release, types: Workers['types']): Promise<string> {
  const spans = spansIn(storedHistory, key);
  const here = spanAt(spans, release.number);
  const task = here && taskOf(key, release);
  const declared =
    task &&
    (await types.call<Declaration | undefined>({
      types: (releaseData()[release.number]?.base ?? []).map(typesFile),
      task,
    }));
  const page = here && pageOf(key, release);
  return [
    `## ${key}`,
    sentenceOf(spans, here, release),
    !here && replacements[key] ? replacements[key] : '',
    declared?.text ?? '',
    declared ? `\`\`\`ts\n${declared.type}\n\`\`\`` : '',
    page ? `Explained on ${page}` : '',
  ]
    .filter((one) => one !== '')
    .join('\n\n');
}

function sentenceOf(spans: readonly Span[], here: Span | undefined, { number }: Release): string {
  const history = spans
    .map(({ since, gone }) =>
      gone === undefined ? `added in ${since}` : `added in ${since}, removed in ${gone}`,
    )
    .join('; ');
  return here
    ? `Release ${number} has it (${history}).`
    : `Release ${number} doesn't have it (${history}).`;
}

/** What to ask the worker: families of the history that aren't types have no declaration. */
function taskOf(key: string, { number }: Release): DescribeTask | undefined {
  const from = 'react-querybuilder';
  const [name = '', member, more] = key.split('.');
  if (more !== undefined || !/^[A-Za-z_$][\w$]*$/.test(name)) return undefined;
  if (name === 'ExportFormat' && member !== undefined) {
    return { kind: 'describe', name: 'formatQuery', from, format: member };
  }
  if (member === undefined) {
    // Parsers have entry points of their own in newer releases.
    const entry = `${from}/${name}`;
    return { kind: 'describe', name, from: hasName(entry, number) ? entry : from };
  }
  if (!Object.hasOwn(storedHistory, name) || !/^[A-Za-z_$][\w$]*$/.test(member)) return undefined;
  return { kind: 'describe', name, from, member };
}

function pageOf(key: string, release: Release): string | undefined {
  const place = references()[release.number]?.[key];
  return place === undefined ? undefined : urlOf(release, place);
}
