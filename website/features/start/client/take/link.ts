import type { RuleGroupType } from 'react-querybuilder';
import { majorOf } from '../../../../../releases/releases.ts';
import { documentedReleases } from '../../../../../releases/versions.ts';
import { isObject, type UnknownObject } from '../../../../src/components/unknownObject.ts';
import { pack, unpack } from '../../../demo/client/address/pack.ts';
import { readQuery } from '../../../demo/client/address/query.ts';
import { comparisons } from '../limits.ts';
import { editorTypes, inputTypes, type StartField } from '../schema/fields.ts';
import type { Column, Constraints } from '../schema/types.ts';

/** What a link restores. It never contains the reader's data. */
export interface Shared {
  readonly fields: readonly StartField[];
  readonly query: RuleGroupType;
  /** Full version number that the code is for. */
  readonly release: string;
}

/** Prefix of what `pack` wrote. A new format needs another number. */
const version = '1';

/** Browsers open longer addresses, but chats and mail programs cut them off. */
const longest = 8_000;

/** Releases whose fields have types. */
export const releases = documentedReleases.filter((one) => majorOf(one) >= 4);

/**
 * The fields of a link: a list of values that only the reader's rows have becomes a text input.
 *
 * @param columns - The columns that the fields come from.
 */
export const withoutData = (
  fields: readonly StartField[],
  columns: readonly Column[],
): readonly StartField[] => {
  const fromRows = new Set(columns.filter((one) => one.valuesFromData).map(({ path }) => path));
  return fields.map((field) => {
    if (!fromRows.has(field.name)) return field;
    const { values, valueEditorType, defaultValue, ...rest } = field;
    return rest;
  });
};

/** The fragment of a link; `undefined` if the address would be too long. */
export async function writeLink(shared: Shared): Promise<string | undefined> {
  const hash = `#fields=${version}.${await pack(shared)}`;
  return hash.length > longest ? undefined : hash;
}

/** Reads what `writeLink` wrote. A missing `fields` means that the fragment is damaged, or not a link's. */
export async function readLink(hash: string): Promise<Shared | undefined> {
  const packed = new URLSearchParams(hash.replace(/^#/, '')).get('fields');
  if (!packed?.startsWith(`${version}.`)) return undefined;
  const given = await unpack(packed.slice(version.length + 1));
  if (!isObject(given)) return undefined;
  const fields = readFields(given.fields);
  const query = readQuery(given.query)?.query;
  const release = releases.find((one) => one === given.release);
  return fields.length > 0 && query && 'combinator' in query && release
    ? { fields, query: query as RuleGroupType, release }
    : undefined;
}

const deepest = 5;

const isOneOf = (list: readonly unknown[], value: unknown) => list.includes(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isScalar = (value: unknown) =>
  isText(value) || typeof value === 'boolean' || Number.isFinite(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Copies only what a field can have, because anyone could have written the link. */
function readFields(given: unknown, depth = 0): StartField[] {
  const seen = new Set<string>();
  return listOf(given).flatMap((one) => {
    if (!isObject(one) || !isText(one.name) || !isText(one.label) || seen.has(one.name)) return [];
    seen.add(one.name);
    return [readField(one, depth)];
  });
}

function readField(given: UnknownObject, depth: number): StartField {
  const { operators, values, defaultValue, subproperties } = given;
  const constraints = isObject(given.constraints) ? readConstraints(given.constraints) : {};
  const inner = depth < deepest ? readFields(subproperties, depth + 1) : [];
  return {
    name: given.name,
    label: given.label,
    ...(isOneOf(inputTypes, given.inputType) && { inputType: given.inputType }),
    ...(isOneOf(editorTypes, given.valueEditorType) && {
      valueEditorType: given.valueEditorType,
    }),
    ...(Array.isArray(operators) && { operators: operators.filter(isText) }),
    ...(Array.isArray(values) && {
      values: values.flatMap((value) =>
        isObject(value) && isText(value.name) && isText(value.label)
          ? [{ name: value.name, label: value.label }]
          : [],
      ),
    }),
    ...(isScalar(defaultValue) && { defaultValue }),
    ...(given.matchModes === true && { matchModes: true }),
    ...(inner.length > 0 && { subproperties: inner }),
    ...(Object.keys(constraints).length > 0 && { constraints }),
  } as StartField;
}

const readConstraints = (given: UnknownObject): Constraints =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) =>
      name === 'pattern'
        ? isText(value)
        : Object.hasOwn(comparisons, name) && Number.isFinite(value),
    ),
  );
