import { definitionsOf } from '../../../../samples/coverage/definitions.ts';
import { pageId } from '../../../../samples/coverage/page-ids.ts';
import { folderOf, readPages } from '../../../site/pages.ts';
import { definitionPlace } from '../../article/build/definition-rows.ts';
import { explanationOf, homes } from '../../releases/build/later.ts';
import type { Link } from '../page-data.ts';
import type { ApiSymbol } from './model/catalogue.ts';

export interface Guides {
  readonly of: (symbol: ApiSymbol) => readonly Link[];
  /** Address of the definition of a member, such as `QueryBuilderProps.fields`. */
  readonly ofMember: (key: string) => string | undefined;
}

/** Reads the definitions on the pages of a version (see CONTRIBUTING, Definitions). */
export function readGuides(version: { readonly name: string; readonly path: string }): Guides {
  const definitions = readPages(folderOf(version.name)).flatMap(definitionsOf);
  const linkTo = (place: string) => `${version.path}/${place}`;
  const titles = new Map(
    definitions
      .filter(({ kind }) => kind === 'title')
      .map(({ path, notation }) => [pageId(path), notation]),
  );
  const titleOf = (page: string) => titles.get(page) ?? page;
  return {
    of: ({ name, entry, kind }) => {
      const isOurs = entry.package.hasIndex;
      // Names of options, actions and methods are words like `update` too.
      const fitting = definitions.filter(
        (one) => one.name === name && (one.kind !== 'row' || /[A-Z]/.test(name)),
      );
      const found = new Map(
        fitting.map((one) => [titleOf(pageId(one.path)), linkTo(definitionPlace(one))]),
      );
      const { demo, doc } = entry.package;
      if (!isOurs && found.size === 0) found.set(titleOf(doc), linkTo(doc));
      const isShown =
        demo &&
        (kind.group === 'functions' || !isOurs) &&
        /^(?:[A-Z]|formatQuery$|parse)/.test(name);
      return [...found, ...(isShown ? [['Demo', demo] as const] : [])];
    },
    ofMember: (key) => {
      const [type = '', name = ''] = key.split('.');
      const place = Object.hasOwn(homes, type) && explanationOf(name, type, definitions);
      return place ? linkTo(place) : undefined;
    },
  };
}
