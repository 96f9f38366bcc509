import type { LaterName } from '../../website/features/releases/build/later.ts';

/**
 * The page that lists what a version lacks, made from the text of an older version's page. Sections that
 * would be empty are left out; `undefined` when the version lacks nothing.
 *
 * @param from - Release of the older version, which the text names.
 * @param to - Release of the version that gets the page.
 * @param lacks - The names that came after `to`: members of a type, or exports for an empty string.
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

/** Removes the links to the API reference, which describes only the latest version's release. */
export const withoutApiLinks = (text: string): string =>
  text.replace(/\[((?:[^[\]]|\[[^\]]*\])*)\]\(api:[^)]*\)/g, '$1');
