import { own } from '../../../../src/components/own.ts';
import { isObject } from '../../../../src/components/unknownObject.ts';

/**
 * What the library's public demo calls the fields of its people, where the names differ. Its grouped
 * fields compare with one another, as the scores do.
 */
const fieldNames: Readonly<Record<string, string>> = {
  description: 'about',
  datetime: 'nextShow',
  alarm: 'wakesAt',
  bign: 'memberNumber',
  groupedField1: 'practice',
  groupedField2: 'stage',
  groupedField3: 'practice',
  groupedField4: 'stage',
};

/** Id of the data set with the fields of the public demo. */
export const publicDemoData = 'people';

export interface PublicDemoState {
  readonly query: unknown;
  readonly options: Readonly<Record<string, unknown>>;
  readonly kit: string | undefined;
}

/** Reads the state that the public demo packs into `s`; `undefined` if it isn't such a state. */
export function readPublicDemo(given: unknown): PublicDemoState | undefined {
  if (!isObject(given)) return undefined;
  const options = isObject(given.options) ? given.options : {};
  const query = options.independentCombinators === true ? given.queryIC : given.query;
  if (!isObject(query) && !isObject(given.options)) return undefined;
  const kit =
    typeof given.style === 'string' && given.style !== 'default' ? given.style : undefined;
  return { query: renamed(query, 0), options, kit };
}

function renamed(node: unknown, depth: number): unknown {
  if (!isObject(node) || depth > 60) return node;
  if (Array.isArray(node.rules)) {
    return { ...node, rules: node.rules.map((rule) => renamed(rule, depth + 1)) };
  }
  const isFieldValue = node.valueSource === 'field';
  return {
    ...node,
    field: nameOf(node.field),
    ...(isFieldValue && { value: nameOf(node.value) }),
  };
}

const nameOf = (name: unknown) => (typeof name === 'string' && own(fieldNames, name)) || name;
