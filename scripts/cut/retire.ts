import type { LaterName } from '../../plugins/later-names/later.ts';

/**
 * The page that lists what a version lacks, made from that of an older version: with its own release,
 * and without the sections that would be empty.
 *
 * @param template - Text of the older version's page.
 * @param from - Release of the older version, which the text names.
 * @param to - Release of the version that gets the page.
 * @param lacks - The names that came after `to`: members of a type, or exports for an empty string.
 * @returns `undefined` when the version lacks nothing.
 */
export function notInThisVersion(
  template: string,
  from: string,
  to: string,
  lacks: (of: string) => readonly LaterName[],
): string | undefined {
  const [intro = '', ...sections] = template.replaceAll(from, to).split(/^(?=## )/m);
  const wanted = sections.filter((section) => {
    const [, attributes = ''] = /<LaterNames\b(.*?)\/>/.exec(section) ?? [];
    const of = /of="(.*?)"/.exec(attributes)?.[1] ?? '';
    const isUnexplained = attributes.includes('unexplained');
    return lacks(of).some(({ explainedAt }) => of !== '' || !explainedAt === isUnexplained);
  });
  return wanted.length === 0 ? undefined : [intro, ...wanted].join('').trimEnd().concat('\n');
}

/** Text without the links to the API reference, which describes the latest version's release only. */
export const withoutApiLinks = (text: string): string =>
  text.replace(/\[((?:[^[\]]|\[[^\]]*\])*)\]\(api:[^)]*\)/g, '$1');
