import { definitionsOf } from '../../library/coverage/definitions.ts';
import { pageId } from '../../library/coverage/page-ids.ts';
import { folderOf, type Page, readPages } from '../../site/pages.ts';
import { idOf } from '../definition-rows/index.ts';
import type { ApiSymbol } from './model/catalogue.ts';
import type { Link } from './model/page-data.ts';

const memberPages: Readonly<Record<string, string>> = {
  QueryBuilderProps: 'components/querybuilder',
  FormatQueryOptions: 'utils/export',
};

export interface Guides {
  readonly of: (symbol: ApiSymbol) => readonly Link[];
  /** Address of the definition of a member, such as `QueryBuilderProps.fields`. */
  readonly ofMember: (key: string) => string | undefined;
}

/** Reads the definitions on the pages of a version (see CONTRIBUTING, Definitions). */
export function readGuides(version: { readonly name: string; readonly path: string }): Guides {
  const pages = readPages(folderOf(version.name));
  const titles = new Map(pages.map((page) => [pageId(page.path), titleOf(page)]));
  const definitions = pages.flatMap((page) => {
    const address = `${version.path}/${pageId(page.path)}`;
    return definitionsOf(page).flatMap(({ kind, name, line }) => {
      const anchor = anchorIn(page, kind, line);
      return anchor === undefined
        ? []
        : [
            {
              kind,
              name,
              page: titleOf(page),
              id: pageId(page.path),
              link: address + anchor,
            },
          ];
    });
  });
  const members = new Map<string, string>(
    Object.entries(memberPages).flatMap(([type, id]) =>
      definitions
        .filter((one) => one.id === id && one.kind === 'heading')
        .map(({ name, link }) => [`${type}.${name}`, link] as const),
    ),
  );
  return {
    of: ({ name, entry, kind }) => {
      const isOurs = entry.package.hasIndex;
      // Names of options, actions and methods are words like `update` too.
      const fitting = definitions.filter(
        (one) => one.name === name && (one.kind !== 'row' || /[A-Z]/.test(name)),
      );
      const found = new Map(fitting.map((one) => [one.page, one.link]));
      const { demo, doc } = entry.package;
      if (!isOurs && found.size === 0) found.set(titles.get(doc) ?? doc, `${version.path}/${doc}`);
      const isShown =
        demo &&
        (kind.group === 'functions' || !isOurs) &&
        /^(?:[A-Z]|formatQuery$|parse)/.test(name);
      return [...found, ...(isShown ? [['Demo', demo] as const] : [])];
    },
    ofMember: (key) => members.get(key),
  };
}

const titleOf = ({ source, path }: Page): string =>
  /^title: *(['"]?)(.+?)\1 *$/m.exec(source)?.[2] ?? pageId(path);

/** The anchor that the site gives a definition; `undefined` if the line doesn't show it. */
function anchorIn({ source }: Page, kind: string, line: number): string | undefined {
  if (kind === 'title') return '';
  const text = source.split('\n')[line - 1] ?? '';
  const code = codeIn({ source }, line);
  if (!code) return undefined;
  if (kind === 'row') return `#${idOf(code.replaceAll('\\|', '|'))}`;
  const explicit = /\{(?:\/\*\s*)?#([\w-]+)\s*(?:\*\/)?\}/.exec(text)?.[1];
  return `#${explicit ?? headingId(code)}`;
}

const codeIn = ({ source }: Pick<Page, 'source'>, line: number): string | undefined =>
  /`([^`]+)`/.exec(source.split('\n')[line - 1] ?? '')?.[1];

/** As Docusaurus makes ids from headings. */
const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
