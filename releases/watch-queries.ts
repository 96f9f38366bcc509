/** The parts of React that are used. They are the same in all its releases. */
export interface React {
  readonly Component: new (props: never) => object;
  readonly createElement: (type: unknown, props: object) => unknown;
}

interface BuilderProps {
  readonly query?: unknown;
  readonly defaultQuery?: unknown;
  readonly onQueryChange?: (query: unknown, ...rest: readonly unknown[]) => unknown;
}

type Namespace = Readonly<Record<string, unknown>>;

/** The main module of the library, whose builders can be watched. */
export const watchedModule = 'react-querybuilder';

/**
 * The main module of a release, with a `QueryBuilder` that reports its query.
 *
 * @param react - The exports of the React that the library uses.
 * @param onQueries - Called with the queries of all builders as text, in the order in which the builders
 *   appeared, whenever one of them changes.
 */
export function watchQueries(
  library: Namespace,
  react: React,
  onQueries: (text: string) => void,
): Namespace {
  const { QueryBuilder } = library;
  const watched = { value: watchedBuilder(QueryBuilder, react, onQueries), enumerable: true };
  return Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(library),
      QueryBuilder: watched,
      ...(library.default === QueryBuilder && { default: watched }),
    },
  );
}

function watchedBuilder(
  QueryBuilder: unknown,
  react: React,
  onQueries: (text: string) => void,
): unknown {
  const texts = new Map<object, string>();
  const report = () => onQueries([...texts.values()].join('\n\n'));

  return class extends react.Component {
    static displayName = 'QueryBuilder';
    declare readonly props: BuilderProps;
    #text: string | undefined;

    #show(query: unknown) {
      this.#text = queryText(query) ?? this.#text;
      if (this.#text === undefined || texts.get(this) === this.#text) return;
      texts.set(this, this.#text);
      report();
    }

    // One function, because the library may call an effect again for another one.
    readonly #onQueryChange: BuilderProps['onQueryChange'] = (query, ...rest) => {
      // The owner of a controlled query can refuse the change.
      if (this.props.query === undefined) this.#show(query);
      return this.props.onQueryChange?.(query, ...rest);
    };

    componentDidMount() {
      this.#show(this.props.query ?? (this.#text === undefined && this.props.defaultQuery));
    }

    componentDidUpdate({ query }: BuilderProps) {
      if (this.props.query !== query) this.#show(this.props.query);
    }

    componentWillUnmount() {
      texts.delete(this);
      report();
    }

    render() {
      const { props } = this;
      return react.createElement(QueryBuilder, { ...props, onQueryChange: this.#onQueryChange });
    }
  };
}

/** A query as JSON with a line for each rule, without ids and paths; `undefined` if it isn't a group. */
export const queryText = (query: unknown): string | undefined =>
  isGroup(query) ? printGroup(query, '') : undefined;

interface Group {
  readonly rules: readonly unknown[];
  readonly id?: unknown;
  readonly path?: unknown;
}

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && Array.isArray((value as Partial<Group>).rules);

function printGroup({ rules, id: _id, path: _path, ...own }: Group, indent: string): string {
  const inner = `${indent}  `;
  const lines = rules.map(
    (rule) => inner + (isGroup(rule) ? printGroup(rule, inner) : print(rule)),
  );
  const list = lines.length > 0 ? `[\n${lines.join(',\n')}\n${indent}]` : '[]';
  const properties = print(own).slice(2, -2);
  return `{ ${properties && `${properties}, `}"rules": ${list} }`;
}

/** One line, with a space between the parts. */
const print = (value: unknown): string =>
  (JSON.stringify(value, withoutIds, 1) ?? 'null').replaceAll(/\n */g, ' ');

/** Leaves out the properties that the library adds to rules and groups, but keeps values whole. */
function withoutIds(this: object, key: string, value: unknown): unknown {
  const isAdded = (key === 'id' || key === 'path') && ('field' in this || 'rules' in this);
  if (isAdded) return undefined;
  return typeof value === 'bigint' ? `${value}` : value;
}
