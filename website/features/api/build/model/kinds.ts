import type { JSONOutput } from 'typedoc';

/** Kinds of symbols: TypeDoc's number, their group, and the name of a single one. */
const kinds = [
  { typeDoc: 64, group: 'functions', title: 'Functions', label: 'Function' },
  { typeDoc: 128, group: 'classes', title: 'Classes', label: 'Class' },
  { typeDoc: 256, group: 'interfaces', title: 'Interfaces', label: 'Interface' },
  { typeDoc: 2097152, group: 'type-aliases', title: 'Type aliases', label: 'Type alias' },
  { typeDoc: 32, group: 'variables', title: 'Variables', label: 'Variable' },
  { typeDoc: 8, group: 'enums', title: 'Enums', label: 'Enum' },
] as const;

export type Kind = (typeof kinds)[number];

export const groups: readonly Kind[] = kinds;

/** @throws Error if symbols of such a kind have no group. */
export function kindOf({ kind, name }: JSONOutput.DeclarationReflection): Kind {
  const found = kinds.find(({ typeDoc }) => typeDoc === kind);
  if (!found) throw new Error(`"${name}" is of TypeDoc's kind ${kind}, which has no group.`);
  return found;
}
