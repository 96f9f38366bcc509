import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { compareReleases, majorOf } from '../../../../releases/releases.ts';
import { differences } from '../differences.ts';
import { headingsOf, type Page, pageAt } from '../pages.ts';
import { heldFor, numberIn, releaseNamed } from '../releases.ts';
import { UserError } from '../user-error.ts';
import { answering, readOnly, textAnswer } from './tool.ts';

const major = z.string().max(40);

/** Registers the notes about upgrades, which are those of the site's upgrade pages. */
export function registerUpgrade(server: McpServer): void {
  server.registerTool(
    'upgrade_notes',
    {
      title: 'Notes for an upgrade',
      description:
        'Lists what changes from one major version to another: names that are gone, stricter types, class names, and behavior, with code that ran on both. Between releases of one major version, it lists names. With names, it lists only the changes that mention one of them. Example: {"from": "6", "to": "8", "names": ["parseSQL", "controlElements"]}.',
      inputSchema: {
        from: major.describe('Release that the project has, such as 6.'),
        to: major.default('latest').describe('Release to upgrade to, such as 8.'),
        names: z
          .array(z.string().min(1).max(80))
          .max(50)
          .optional()
          .describe('What the code uses.'),
      },
      annotations: readOnly,
    },
    answering(({ from, to, names }) => {
      const older = releaseNamed(from);
      const newer = releaseNamed(to);
      const start = majorOf(older.number);
      const end = majorOf(newer.number);
      const [first, last] = [numberIn(from), numberIn(to)];
      const isMinor = start === end && first && last && compareReleases(first, last) < 0;
      if (isMinor) {
        return textAnswer(
          heldFor(newer, to, ''),
          differences(first, last, names?.join(' ')),
          `The upgrade page shows results that differ: ${pageAt('/upgrade').url}`,
        );
      }
      if (start >= end) {
        throw new UserError('"from" must be an older release than "to".');
      }
      const steps = Array.from({ length: end - start }, (_, index) =>
        pageAt(`/upgrade/${start + index}-to-${start + index + 1}`),
      );
      const parts = steps.map((page) => (names ? chosen(page, names) : overview(page)));
      return textAnswer(
        `These notes apply to the upgrade from ${older.number} to ${newer.number}.`,
        heldFor(older, from, names?.join(' ') ?? ''),
        heldFor(newer, to, names?.join(' ') ?? ''),
        ...parts,
      );
    }),
  );
}

const titleOf = ({ title, url }: Page): string => `# ${title}\n\nSource: ${url}`;

/** Each change as its first line; its code is on the page, which read_page returns. */
function overview(page: Page): string {
  const sections = sectionsOf(page).map(
    ({ title, items }) => `## ${title}\n\n${items.map((item) => item.split('\n')[0]).join('\n')}`,
  );
  return [
    titleOf(page),
    ...sections,
    `For code that shows a change, pass its names, or read ${page.path} with read_page.`,
  ].join('\n\n');
}

function chosen(page: Page, names: readonly string[]): string {
  const mentions = (text: string) =>
    names.some((name) => text.toLowerCase().includes(name.toLowerCase()));
  const sections = sectionsOf(page).flatMap(({ title, items }) => {
    const own = items.filter((item) => mentions(item));
    return own.length > 0 ? [`## ${title}\n\n${own.join('\n')}`] : [];
  });
  return [
    titleOf(page),
    ...(sections.length > 0 ? sections : [`No change mentions ${names.join(', ')}.`]),
  ].join('\n\n');
}

/** The sections of a page with the items of their lists, each with the code that follows it. */
function sectionsOf({ text }: Page) {
  const lines = text.split('\n');
  return headingsOf(text)
    .filter(({ level }) => level === 2)
    .map(({ title, start, end }) => ({
      title,
      items: lines
        .slice(start + 1, end)
        .join('\n')
        .split(/\n(?=- |\S[^\n]*$)/m)
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    }));
}
