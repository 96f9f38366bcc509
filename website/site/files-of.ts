const tag = /^<FilesOf page="(.+?)" \/>$/gm;
const named = /^```(\w+) (?:.* )?(file=\S+).*\n([\s\S]*?)\n```$/gm;

/**
 * The text of a page whose samples import files of other pages. `<FilesOf page="tips/with-radix" />` stands at the
 * end of the page, and becomes a hidden fence for each `file=` of that page of the same version.
 *
 * @param read - Returns the text of a page.
 */
export const withFiles = (text: string, read: (page: string) => string): string =>
  text.replace(tag, (_, page: string) =>
    [...read(page).matchAll(named)]
      .map(([, language, file, code]) => `\`\`\`${language} ${file} hidden\n${code}\n\`\`\``)
      .join('\n\n'),
  );
