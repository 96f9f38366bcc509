import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, inject, it } from 'vitest';
import { latestVersion, versions } from '../../releases/versions.ts';
import { extractFences } from '../../samples/extract.ts';
import { markdownAddress } from '../../website/features/markdown-twins/address.ts';
import { fillReleasePlaceholders } from '../../website/features/releases/build/release-placeholders.ts';
import { folderOf, readPages, repositoryDir } from '../../website/site/pages.ts';
import { pageAddresses, sitemapAddresses, siteUrl } from '../fixture/addresses.ts';
import { buildFolder } from '../fixture/paths.ts';

const origin = siteUrl();

const read = (address: string) => readFileSync(join(buildFolder, address), 'utf8');

/** All pages, also the one that leads on to the chat. */
const pages = [...pageAddresses(), '/discord'];

/** Markdown without front matter, fences and inline code, which may contain anything. */
function prose(markdown: string): string {
  let fence: string | undefined;
  const lines = withoutMatter(markdown)
    .split('\n')
    .filter((line) => {
      const [, ticks] = /^[\s>]*(?:[-\d.]+ )?(`{3,})/.exec(line) ?? [];
      if (fence === undefined) {
        fence = ticks;
        return ticks === undefined;
      }
      if (ticks === fence) fence = undefined;
      return false;
    });
  return lines.join('\n').replace(/(?<![`\\])(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '');
}

const withoutMatter = (markdown: string) => markdown.replace(/^---\n[\s\S]*?\n---\n/, '');

const linksIn = (text: string) =>
  [...text.matchAll(/\]\(<?([^\s)>]*)>?\)|(?<!\\)<(https?:[^\s>]*)>/g)].map(
    ([, url, plain]) => url ?? plain ?? '',
  );

const leftovers: readonly (readonly [string, RegExp])[] = [
  ['an import', /^\s*(?:import|export)\b.*\bfrom\b/m],
  ['a tag', /(?<!\\)<(?!https?:|mailto:)[a-zA-Z/!]/],
  ['a placeholder', /\{\{/],
  ['a link of MDX', /\]\(api:/],
  ['the frame of the site', /\[(?:Edit this page|Skip to main content|Direct link)|^Copy page$/m],
];

/** Links that lead nowhere once the text is elsewhere. Where absolute ones lead is what the gate `links` checks. */
const relativeLinks = (text: string) =>
  linksIn(text).filter((url) => !/^(?:https?|mailto):/.test(url));

describe('the Markdown of every page', () => {
  it('exists for every page and every address in the sitemap', () => {
    const addresses = new Set([...pages, ...sitemapAddresses()]);
    const missing = [...addresses].filter(
      (address) => !existsSync(join(buildFolder, markdownAddress(address))),
    );
    expect(pages.length).toBeGreaterThan(1000);
    expect(missing).toEqual([]);
  });

  it('says where the page is, and has its title', () => {
    const faults = pages.filter((address) => {
      const [, matter = '', title] =
        /^---\n([\s\S]*?)\n---\n\n# (.+)\n/.exec(read(markdownAddress(address))) ?? [];
      return !title || !matter.includes(`\nurl: "${origin}${address}"`);
    });
    expect(faults).toEqual([]);
  });

  it('has no remains of MDX or of the site around the page', () => {
    const faults = pages.flatMap((address) => {
      const text = prose(read(markdownAddress(address)));
      return leftovers.flatMap(([name, pattern]) => {
        const match = pattern.exec(text);
        return match ? [`${address}: ${name}: ${text.substr(match.index, 60)}`] : [];
      });
    });
    expect(faults).toEqual([]);
  });

  it('has absolute links', () => {
    const faults = pages.flatMap((address) =>
      relativeLinks(prose(read(markdownAddress(address)))).map((url) => `${address}: ${url}`),
    );
    expect(faults).toEqual([]);
  });
});

describe('the Markdown of the latest docs', () => {
  const folder = folderOf(latestVersion);
  const fill = fillReleasePlaceholders(versions);
  const parser = unified().use(remarkParse).use(remarkGfm);

  it.for(readPages(folder))('$path has every sample to the letter', ({ path, source }) => {
    const filled = fill({ filePath: join(repositoryDir, path), fileContent: source });
    const address = path.replace(folder, '/docs').replace(/\.mdx?$/, '');
    const made = new Set<string>();
    visit(parser.parse(read(markdownAddress(address))) as Root, 'code', ({ value }: Code) => {
      made.add(value);
    });
    const { fences } = extractFences(path, filled);
    const shown = fences.filter(({ meta }) => !meta.hidden).map(({ code }) => code);
    expect(shown.filter((code) => !made.has(code))).toEqual([]);
  });
});

describe('the indexes', () => {
  const files = versions.flatMap(({ name, path }) => {
    const base = name === latestVersion ? '' : path;
    return [`${base}/llms.txt`, `${base}/llms-full.txt`];
  });

  it.for(files)('%s is there, and has absolute links', (file) => {
    const text = read(file);
    expect(text).toMatch(/^# .+\n\n/);
    const outside = prose(text);
    expect(linksIn(outside).length).toBeGreaterThan(1);
    expect(relativeLinks(outside)).toEqual([]);
  });

  it('list each page of their version once', () => {
    for (const { name, path } of versions) {
      const text = read(`${name === latestVersion ? '' : path}/llms.txt`);
      const listed = linksIn(text).filter((url) => url.startsWith(`${origin}${path}/`));
      const sources = readPages(folderOf(name)).map((page) => page.path);
      const docs = listed.filter((url) => url.endsWith('.md'));
      expect([name, new Set(docs).size]).toEqual([name, docs.length]);
      // Some pages are reached by address alone.
      expect(docs.length).toBeGreaterThan(sources.length / 2);
    }
  });
});

describe('the front matter', () => {
  it('names the releases of a page, the day of its last change, and pages of other versions', () => {
    const [, matter = ''] = /^---\n([\s\S]*?)\n---\n/.exec(read('/docs/6/utils/export.md')) ?? [];
    expect(matter).toContain('\nreleases: ["6.5.5"]\n');
    expect(matter).toMatch(/\nmodified: "20\d\d-\d\d-\d\d"\n/);
    const [, json = ''] = /^versions: (.*)$/m.exec(matter) ?? [];
    const others: Readonly<Record<string, string>> = JSON.parse(json);
    expect(others.v5).toBe(`${origin}/docs/5/api/export.md`);
    expect(others).not.toHaveProperty('v6');
    expect(Object.keys(others).length).toBeGreaterThan(3);
  });
});

describe('the server', () => {
  it.for([
    ['/docs/intro.md', 'text/markdown; charset=utf-8'],
    ['/index.md', 'text/markdown; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/agent-skills/index.json', 'application/json; charset=utf-8'],
    ['/.well-known/agent-skills/react-querybuilder/SKILL.md', 'text/markdown; charset=utf-8'],
  ] as const)('sends %s as %s', async ([address, type]) => {
    const response = await fetch(inject('origin') + address);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  });
});
