import { major } from 'semver';
import { listOf } from '../differences.ts';
import { assistantsFile, docsFolder } from '../page-groups.ts';
import { describedBy } from './described.ts';
import { inventedProps, laterNames, removedNames } from './names.ts';
import type { InstalledRelease } from './project.ts';
import { rulesIn } from './rules.ts';

const packageName = 'react-querybuilder-docs-mcp';
const installedFolder = `node_modules/${packageName}/dist`;

/** What the index is made from. */
export interface IndexSource {
  readonly releases: readonly InstalledRelease[];
  /** The page for assistants, as Markdown. */
  readonly page: string;
  /** Whether the project has installed the docs server. */
  readonly hasServer: boolean;
}

/** How much an index says. */
interface Detail {
  /** The number of rules with a sample; -1 leaves out the rules. */
  readonly samples: number;
  /** The number of names in each list; 0 leaves out the lists. */
  readonly names: number;
}

const all = Number.POSITIVE_INFINITY;

/** From the most to the least. */
const details: readonly Detail[] = [
  ...[all, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((samples) => ({ samples, names: all })),
  { samples: 0, names: 8 },
  { samples: 0, names: 4 },
  { samples: -1, names: 8 },
  { samples: -1, names: 2 },
  { samples: -1, names: 0 },
];

/**
 * Writes the index: which releases a project has, how to write code for them, and where the docs are.
 *
 * @param fits - Whether a text is short enough. The index says less until it is.
 */
export function indexText(source: IndexSource, fits: (text: string) => boolean): string {
  for (const detail of details) {
    const text = textWith(source, detail);
    if (fits(text)) return text;
  }
  throw new Error('The shortest index is too long.');
}

const textWith = (source: IndexSource, detail: Detail): string =>
  [
    '## React Query Builder',
    introduction(source.releases),
    '### Docs',
    docs(source),
    ...source.releases.flatMap(({ number }) => aboutRelease(number, source.page, detail)),
  ].join('\n\n');

function introduction(releases: readonly InstalledRelease[]): string {
  const [only] = releases;
  const because =
    'Names and types differ between releases, so don’t use names from memory without looking them up.';
  if (releases.length === 1 && only) {
    return `This project has react-querybuilder ${only.number}. Write code for this release only. ${because}`;
  }
  const rows = releases.map(({ number, folders }) => `- ${number}: ${listOf(folders, 10)}`);
  return `This workspace has several releases of react-querybuilder. Before you write code, find the release of the package that the file is in. ${because}\n\n${rows.join('\n')}`;
}

function docs({ releases, hasServer }: IndexSource): string {
  const described = releases.map(({ number }) => ({ number, ...describedBy(number) }));
  const folders = new Set(
    described.map(({ version }) => `\`${installedFolder}/${docsFolder(version)}/\``),
  );
  const install = hasServer ? '' : ` after \`npm install -D ${packageName}\``;
  const [first] = described;
  // The tools know the other releases of a major version, but not other major versions.
  const release =
    first && (major(first.number) === major(first.documented) ? first.number : first.documented);
  return [
    `- \`npx -y ${packageName}\` starts an MCP server over standard input and output. It works offline once it’s installed. Pass \`release: "${release}"\`${releases.length > 1 ? ', or the other release,' : ''} to its tools: \`search_docs\` and \`read_page\` find pages, \`api_symbol\` says whether the release has a name, and \`check_code\` type-checks a file. Check every file that you write.`,
    `- Without the server, read the Markdown files in ${[...folders].join(' and ')}${install}. Start with \`intro.md\`, or search the files for a name, such as \`onQueryChange\`.`,
    ...described.flatMap(({ note }) => (note === undefined ? [] : [`- ${note}`])),
  ].join('\n');
}

function aboutRelease(number: string, page: string, detail: Detail): readonly string[] {
  const version = major(describedBy(number).documented);
  return [
    `### Rules for ${number}`,
    ...rulesFor(version, page, detail),
    ...(detail.names === 0
      ? []
      : [`### Names that ${number} doesn’t have`, missingNames(number, version, detail)]),
  ];
}

function rulesFor(version: number, page: string, { samples }: Detail): readonly string[] {
  const file = `\`${installedFolder}/${assistantsFile}\``;
  if (samples < 0) return [`Follow the rules for version ${version} in ${file}.`];
  const rules = rulesIn(page, version);
  const more = samples < rules.length ? ` More samples are in ${file}.` : '';
  const items = rules.map(({ title, text, sample }, index) =>
    [
      `${index + 1}. ${title}. ${text}`.trim(),
      ...(sample !== undefined && index < samples ? [sample] : []),
    ].join('\n'),
  );
  return [`These rules apply to version ${version}.${more}`, items.join('\n')];
}

function missingNames(number: string, version: number, { names: limit }: Detail): string {
  const later = Object.entries(laterNames(number)).map(
    ([kind, names]) => `- ${kind} that later releases have: ${listOf(names, limit)}`,
  );
  const removed = removedNames(number).map(
    ([name, advice]) => `- \`${name}\`, which was removed: ${advice}`,
  );
  const invented = inventedProps(version).map(
    ([props, advice]) => `- Prop ${props.map((one) => `\`${one}\``).join(', ')}: ${advice}`,
  );
  return [...later, ...removed.slice(0, limit), ...invented.slice(0, limit)].join('\n');
}
