import {
  isObject as isNode,
  type UnknownObject as Node,
} from '../../../../../src/components/unknownObject.ts';

const entries = (value: unknown) => (isNode(value) ? Object.entries(value) : []);

type Named = readonly [name: string, schema: unknown];

/** The schema of a request body or a response: OpenAPI 3 has one per media type, Swagger 2 has only one. */
const contentOf = (value: unknown): unknown => {
  if (!isNode(value)) return undefined;
  const [, media] = entries(value.content).find(([, one]) => isNode(one) && one.schema) ?? [];
  return isNode(media) ? media.schema : value.schema;
};

/** The body of a Swagger 2 operation is one of its parameters, or all those of its form. */
function bodyOfParameters(value: unknown): unknown {
  const parameters = Array.isArray(value) ? value.filter(isNode) : [];
  const form = parameters.filter(({ in: place }) => place === 'formData');
  const properties = Object.fromEntries(form.map((one) => [String(one.name), one]));
  return form.length > 0
    ? { properties }
    : parameters.find(({ in: place }) => place === 'body')?.schema;
}

/** What the operations of a path send and receive if they succeed. */
const schemasOfPath = ([path, item]: readonly [string, unknown]): Named[] =>
  entries(item).flatMap(([method, operation]) => {
    if (!isNode(operation)) return [];
    const name = `${method.toUpperCase()} ${path}`;
    const request = contentOf(operation.requestBody) ?? bodyOfParameters(operation.parameters);
    const responses = entries(operation.responses).filter(([status]) =>
      /^2|^default$/.test(status),
    );
    return [
      [`${name} request`, request] as const,
      ...responses.map(([, response]) => [`${name} response`, contentOf(response)] as const),
    ];
  });

/** The schemas that an OpenAPI document describes where it uses them, without those that only refer to another. */
export function inlineSchemas({ paths, webhooks, components, responses }: Node): Named[] {
  const shared = isNode(components) ? components : {};
  const used = [...[shared.responses, shared.requestBodies, responses].flatMap(entries)].map(
    ([name, value]) => [name, contentOf(value)] as const,
  );
  const all = [...used, ...[paths, webhooks].flatMap(entries).flatMap(schemasOfPath)];
  const seen = new Set<string>();
  return all.flatMap(([name, schema]): Named[] => {
    const row = isNode(schema) && isNode(schema.items) ? schema.items : schema;
    if (!isNode(row) || '$ref' in row) return [];
    const text = JSON.stringify(row);
    if (seen.has(text)) return [];
    seen.add(text);
    return [[typeof row.title === 'string' ? row.title : name, row]];
  });
}
