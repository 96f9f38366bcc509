import type { Root, Yaml } from 'mdast';
import { parse as parseYaml } from 'yaml';
import { parsePage } from '../../library/markdown.ts';
import type { Problem } from '../../library/problems.ts';
import type { Page } from '../../site/pages.ts';
import { blankDocusaurusSyntax } from './docusaurus-syntax.ts';

/** A page of the docs, a page outside the docs, a part that a page imports, or a file of the repository. */
type PageKind = 'doc' | 'page' | 'part' | 'file';

export interface Entry {
  readonly value: string;
  readonly line: number;
}

export interface ProsePage {
  readonly path: string;
  readonly kind: PageKind;
  readonly source: string;
  /** The text that `tree` was parsed from. Its lines are as long as those of `source`. */
  readonly markdown: string;
  readonly tree: Root;
  readonly frontMatter: ReadonlyMap<string, Entry>;
}

export type Rule = (page: ProsePage) => readonly Problem[];

/** Folder of the version that a page belongs to. */
export const versionFolder = (path: string): string | undefined =>
  /^(?:docs|versioned_docs\/[^/]+)(?=\/)/.exec(path)?.[0];

function kindOf(path: string): PageKind {
  if (/^kits\/|(?:^|\/)_/.test(path)) return 'part';
  if (versionFolder(path) !== undefined) return 'doc';
  return path.startsWith('src/pages/') ? 'page' : 'file';
}

/** Reads a page with the site's parser. Throws a VFileMessage or YAMLParseError for invalid pages. */
export function readProse({ path, source }: Page): ProsePage {
  const markdown = blankDocusaurusSyntax(source);
  const tree = parsePage(markdown);
  const yaml = tree.children.find((node): node is Yaml => node.type === 'yaml');
  return {
    path,
    kind: kindOf(path),
    source,
    markdown,
    tree,
    frontMatter: entriesOf(yaml?.value ?? ''),
  };
}

function entriesOf(yaml: string): ReadonlyMap<string, Entry> {
  const lines = yaml.split('\n');
  return new Map(
    Object.entries<unknown>(parseYaml(yaml) ?? {}).map(([key, value]) => {
      const line = lines.findIndex((text) => text.startsWith(`${key}:`)) + 2;
      return [key, { value: String(value), line }];
    }),
  );
}
