import { own } from '../../../../src/components/own.ts';
import { isObject, type UnknownObject } from '../../../../src/components/unknownObject.ts';
import { dataSets, findDataSet } from '../data/dataSets.ts';
import { languageOf } from '../languages/languages.ts';
import { type OptionState, options } from '../options.ts';
import { forEachPanel, type PanelId, panelIds } from '../panels/settings.ts';
import { unfamiliarSentences } from '../query/unfamiliar.ts';
import { changedSettings, readSettings } from '../settings.ts';
import {
  type DemoState,
  defaultOpen,
  defaultState,
  hasStartQuery,
  showQuery,
  startQuery,
} from '../state.ts';
import { lostSentences } from './lost.ts';
import { pack, unpack } from './pack.ts';
import { readQuery } from './query.ts';

/** Prefix of what `pack` wrote. A new format needs another number. */
const version = '1';

export interface ReadAddress {
  readonly state: DemoState;
  /** Describes what couldn't be used; missing if everything could. */
  readonly notice?: string;
  readonly kit?: string;
}

/**
 * Reads the demo's state from an address. It never throws: what can't be used gets its default, and
 * the notice says so. Options are plain (`#showNotToggle=true`), and so are `data`, `language` and
 * `open`; `q` holds query and settings, packed. `s`, which the library's public demo writes, is
 * read too.
 *
 * @param hash - Takes precedence over `search`.
 */
export async function readAddress(search: string, hash: string): Promise<ReadAddress> {
  const given = new URLSearchParams(`${search.replace(/^\?/, '')}&${hash.replace(/^#/, '')}`);
  const packed = lastOf(given, 'q');
  const foreign = lastOf(given, 's');
  const plain: UnknownObject = Object.fromEntries(given);
  if (packed !== undefined) return readOwn(plain, packed);
  if (foreign !== undefined) return readForeign(plain, foreign);
  return { state: plainState(plain) };
}

/** The fragment for a state's differences from the defaults; empty if there are none. */
export async function writeAddress(state: DemoState): Promise<string> {
  const params = new URLSearchParams();
  const start = defaultState();
  if (state.dataSet !== start.dataSet) params.set('data', state.dataSet);
  for (const { id, byDefault } of options) {
    if (state.options[id] !== byDefault) params.set(id, String(state.options[id]));
  }
  if (state.language !== start.language) params.set('language', state.language);
  const open = state.open.join(' ');
  if (open !== defaultOpen.join(' ')) params.set('open', open);
  const packed = changesToPack(state);
  if (Object.keys(packed).length > 0) params.set('q', `${version}.${await pack(packed)}`);
  const text = params.toString();
  return text && `#${text}`;
}

function changesToPack(state: DemoState) {
  const settings = Object.fromEntries(
    Object.entries(forEachPanel((id, table) => changedSettings(table, state.settings[id]))).filter(
      ([, changed]) => Object.keys(changed).length > 0,
    ),
  );
  return {
    ...(!hasStartQuery(state) && { query: state.query }),
    ...(Object.keys(settings).length > 0 && { settings }),
  };
}

const lastOf = (params: URLSearchParams, name: string) => params.getAll(name).at(-1);

async function readOwn(plain: UnknownObject, packed: string): Promise<ReadAddress> {
  const state = plainState(plain);
  const [writtenBy, text = ''] = packed.split('.', 2);
  if (writtenBy !== version) {
    return {
      state,
      notice: 'This link contains a query in a format that this page doesn’t recognize.',
    };
  }
  const content = await unpack(text);
  if (!isObject(content)) {
    return { state, notice: damaged };
  }
  if (plain.data !== undefined && !dataSets.some(({ id }) => id === plain.data)) {
    return { state, notice: otherData };
  }
  return withContent(state, content);
}

async function readForeign(plain: UnknownObject, text: string): Promise<ReadAddress> {
  const { publicDemoData, readPublicDemo } = await import('./public-demo.ts');
  const found = readPublicDemo(await unpack(text));
  if (!found) {
    return { state: plainState(plain), notice: damaged };
  }
  const state = plainState({ ...found.options, ...plain, data: publicDemoData });
  return { ...withContent(state, { query: found.query }), kit: found.kit };
}

function plainState(given: UnknownObject): DemoState {
  const start = defaultState(findDataSet(given.data).id);
  const chosen = Object.fromEntries(
    options.map(({ id, byDefault }) => [id, flag(own(given, id)) ?? byDefault]),
  ) as OptionState;
  return {
    ...start,
    query: startQuery(start.dataSet, chosen),
    options: chosen,
    language: languageOf(own(given, 'language')).id,
    open: readOpen(own(given, 'open')),
  };
}

function flag(given: unknown): boolean | undefined {
  if (given === true || given === 'true') return true;
  return given === false || given === 'false' ? false : undefined;
}

function readOpen(given: unknown): readonly PanelId[] {
  if (typeof given !== 'string') return defaultOpen;
  const wanted = given.split(/[ ,]/);
  return panelIds.filter((id) => wanted.includes(id));
}

function withContent(state: DemoState, content: UnknownObject): ReadAddress {
  const given = isObject(content.settings) ? content.settings : {};
  const settings = forEachPanel((id, table) => readSettings(table, own(given, id)));
  const found = readQuery(content.query);
  if (!found) {
    const isDamaged = content.query !== undefined;
    return { state: { ...state, settings }, ...(isDamaged && { notice: damaged }) };
  }
  const { query, lost } = found;
  const sentences = [
    ...lostSentences(lost),
    ...unfamiliarSentences(query, findDataSet(state.dataSet)),
  ];
  return {
    state: { ...state, settings, ...showQuery(query, state) },
    ...(sentences.length > 0 && { notice: sentences.join(' ') }),
  };
}

const damaged =
  'This link is damaged, or its query is too large, so the demo shows its default query.';

const otherData =
  'This link is about data that the demo doesn’t have, so the demo shows its default query.';
