import { headingsOf } from '../pages.ts';

/** A rule of the page for assistants, as it applies to a major version. */
export interface Rule {
  readonly title: string;
  readonly text: string;
  /** A fence, if the major version has the feature. */
  readonly sample?: string;
}

/**
 * The rules of the page for assistants, with the samples of one major version.
 *
 * @param page - Markdown whose sections have a fence below each line such as "Versions 7 and 8:".
 */
export function rulesIn(page: string, major: number): readonly Rule[] {
  const lines = page.split('\n');
  return headingsOf(page)
    .filter(({ level }) => level === 2)
    .map(({ title, start, end }) => {
      const section = lines.slice(start + 1, end).join('\n');
      const [text = ''] = section.split(/^Versions? \d.*:$/m, 1);
      const samples = section.matchAll(/^Versions? (\d.*):\n+(```\w+)[^\n]*\n([\s\S]*?\n```)$/gm);
      const [, , mark, code] =
        [...samples].find(([, majors]) => majors?.match(/\d+/g)?.includes(String(major))) ?? [];
      return {
        title: title.replace(/^\d+\. /, ''),
        text: text.trim().replaceAll(/\s+/g, ' '),
        ...(code !== undefined && { sample: `${mark}\n${code}` }),
      };
    });
}
