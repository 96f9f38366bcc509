import { majorOf } from '../../../../releases/releases';
import type { ChangeData } from './change';
import { type Install, type Leg, overrideFor, overrideReason, type TypeData } from './guide';

/** The list as Markdown with boxes to check. With `origin`, its links work elsewhere. */
export function markdownOf(legs: readonly Leg[], origin: string): string {
  const [first] = legs;
  const last = legs.at(-1);
  if (!first || !last) return '';
  return [
    `# Upgrade React Query Builder from ${first.from} to ${last.to}`,
    ...legs.flatMap((leg) => sectionsOf(leg, origin)),
  ]
    .join('\n\n')
    .concat('\n');
}

function sectionsOf(leg: Leg, origin: string): readonly string[] {
  const { from, to, step, todos, install, removed, types, looks, behavior } = leg;
  const details = (page: string | undefined) =>
    page === undefined ? '' : ` [Details](${origin}${page})`;
  const link = ({ text, page }: ChangeData | TypeData) => `${text}${details(page)}`;
  return [
    `## From ${titleOf(leg)}`,
    ...list(
      'Before you install',
      todos.map(({ todo = '', page }) => `${todo}${details(page)}`),
    ),
    ...list('Install', installItems(install, to)),
    ...list(
      'Names that are gone',
      removed.map(({ name, instead }) => `\`${name}\`${instead ? `: ${instead}` : ''}`),
    ),
    ...list('Types that are stricter', types.map(link)),
    ...list('Class names and labels', looks.map(link)),
    ...list('Behavior', behavior.map(link)),
    ...(step ? [] : [`${from} and ${to} belong to the same major version.`]),
  ];
}

const installItems = (install: Install, to: string): readonly string[] => [
  ...(install.needsOverride.length > 0
    ? [
        `${overrideReason(install, to)} Add this to \`package.json\`:\n\n${indented(`\`\`\`json\n${overrideFor(to)}\n\`\`\``)}`,
      ]
    : []),
  `\`npm install ${install.packages.join(' ')}\``,
];

/** Lines that belong to an item of a list. */
const indented = (text: string): string => text.replaceAll(/^/gm, '  ');

/** The title of a step, without "From". */
export const titleOf = ({ step, from, to }: Pick<Leg, 'step' | 'from' | 'to'>): string =>
  step ? `v${majorOf(from)} to v${majorOf(to)}` : `${from} to ${to}`;

const list = (title: string, items: readonly string[]): readonly string[] =>
  items.length === 0 ? [] : [`### ${title}`, items.map((item) => `- [ ] ${item}`).join('\n')];
