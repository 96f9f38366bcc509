import { definitionsOf } from '../../../../samples/coverage/definitions.ts';
import { pageId } from '../../../../samples/coverage/page-ids.ts';
import { folderOf, readPages } from '../../../site/pages.ts';
import { definitionPlace } from '../../article/build/definition-rows.ts';
import type { Link } from '../page-data.ts';
import type { ApiSymbol } from './model/catalogue.ts';

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
  const titles = new Map<string, string>();
  const definitions = pages.flatMap((page) => {
    const id = pageId(page.path);
    const found = definitionsOf(page);
    const title = found.find(({ kind }) => kind === 'title')?.notation ?? id;
    titles.set(id, title);
    return found.map((definition) => ({
      kind: definition.kind,
      name: definition.name,
      page: title,
      id,
      link: `${version.path}/${definitionPlace(definition)}`,
    }));
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
