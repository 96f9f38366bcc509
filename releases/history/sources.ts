import { literalsOf, propertiesOf, propsTypesOf } from './members.ts';
import { isLibrary } from './packages.ts';
import type { ExportKind, Release } from './release.ts';

export interface Name {
  readonly name: string;
  /** Another name that can define it, such as the class of a key of `standardClassnames`. */
  readonly alias?: string;
}

/** A release without the type or value has no names. */
export type Source = (release: Release) => readonly Name[];

const named = (names: Iterable<string>): readonly Name[] => [...names].map((name) => ({ name }));

/** The members of exported types, each once. */
export const membersOf =
  (...types: readonly string[]): Source =>
  ({ checker, exports }) =>
    named(
      new Set(
        types.flatMap((name) => {
          const type = exports.get(name)?.type;
          return type ? [...propertiesOf(checker, type).keys()] : [];
        }),
      ),
    );

/** The members of one type that another one lacks. */
export const membersBeyond =
  (type: string, base: string): Source =>
  (release) => {
    const known = new Set(membersOf(base)(release).map(({ name }) => name));
    return membersOf(type)(release).filter(({ name }) => !known.has(name));
  };

/** The keys of an object that is a prop of `QueryBuilder`, such as `controlElements`. */
export const keysOfProp =
  (prop: string): Source =>
  (release) =>
    named(membersOfProp(release, prop).keys());

function membersOfProp({ checker, exports }: Release, prop: string) {
  const props = exports.get('QueryBuilderProps')?.type;
  const symbol = props && propertiesOf(checker, props).get(prop);
  return symbol ? propertiesOf(checker, checker.getTypeOfSymbol(symbol)) : new Map<string, never>();
}

/** The props of all control elements together. */
export const controlProps: Source = (release) => {
  const { checker } = release;
  const props = [...membersOfProp(release, 'controlElements').values()]
    .flatMap((control) => propsTypesOf(checker, checker.getTypeOfSymbol(control)))
    .flatMap((type) => [...propertiesOf(checker, type).keys()]);
  return named(new Set(props));
};

/** The strings that an exported type allows, such as `ExportFormat`. */
export const textsOf =
  (type: string): Source =>
  ({ checker, exports }) => {
    const found = exports.get(type);
    return found ? named(new Set(literalsOf(checker, found.type))) : [];
  };

/** The keys of an exported object, such as `standardClassnames`. A value in its type is an alias. */
export const keysOf =
  (value: string): Source =>
  ({ checker, exports }) => {
    const found = exports.get(value);
    if (!found) return [];
    return [...propertiesOf(checker, found.type)].map(([name, symbol]) => {
      const [alias] = literalsOf(checker, checker.getTypeOfSymbol(symbol));
      return { name, ...(alias !== undefined && { alias }) };
    });
  };

/** The names that can be imported, from the library with its sub-paths or from the other packages. */
export const exportsOf =
  (from: 'add-ons' | 'library', ...kinds: readonly ExportKind[]): Source =>
  ({ exports }) =>
    [...exports.values()]
      .filter(({ kind }) => kinds.includes(kind))
      .filter(({ entry }) => isLibrary(entry) === (from === 'library'))
      .map(({ name }) => ({ name }));

export const modules: Source = ({ entries }) =>
  named(
    entries
      .filter((entry) => isLibrary(entry) && entry.specifier !== entry.package)
      .map(({ specifier }) => specifier),
  );
