import type { Chunk, ChunkGroup, Compilation } from '@rspack/core';

/**
 * Finds the chunks that a page cannot need before it has loaded a certain chunk.
 *
 * @param gates - Names of such chunks; one that is behind another comes after it.
 * @returns The gate by the name of each chunk behind one; the last where several are on the way.
 */
export function chunksBehind(
  { chunkGroups, entrypoints }: Pick<Compilation, 'chunkGroups' | 'entrypoints'>,
  gates: readonly string[],
): ReadonlyMap<string, string> {
  const nodes = new Map(chunkGroups.map((group) => [group, nodeOf(group)]));
  const all = new Set([...nodes.values()].flatMap(({ chunks }) => chunks));
  const behind = new Map<string, string>();
  for (const gate of gates) {
    const reached = reach(nodes, [...entrypoints.values()], gate);
    for (const chunk of all) if (chunk !== gate && !reached.has(chunk)) behind.set(chunk, gate);
  }
  return behind;
}

interface Node {
  readonly name: string | undefined;
  /** Names of chunks that are loaded together. */
  readonly chunks: readonly string[];
  readonly children: readonly ChunkGroup[];
}

/** A copy, as each look into the bundler's own graph is slow. */
function nodeOf(group: ChunkGroup): Node {
  return {
    name: group.name,
    chunks: group.chunks.map(nameOf),
    children: group.childrenIterable,
  };
}

const nameOf = ({ name, id }: Pick<Chunk, 'name' | 'id'>) => name ?? String(id);

/** The chunks that can be loaded without the gate. */
function reach(
  nodes: ReadonlyMap<ChunkGroup, Node>,
  entries: readonly ChunkGroup[],
  gate: string,
): ReadonlySet<string> {
  const seen = new Set<ChunkGroup>();
  const visit = (group: ChunkGroup): void => {
    const node = nodes.get(group);
    if (!node || seen.has(group) || node.name === gate) return;
    seen.add(group);
    node.children.forEach(visit);
  };
  entries.forEach(visit);
  return new Set([...seen].flatMap((group) => nodes.get(group)?.chunks ?? []));
}
