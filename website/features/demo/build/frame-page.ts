import type { Rolldown } from 'vite';
import { kitFrameMeta, write } from '../../../site/policies.ts';

type Chunk = Pick<Rolldown.OutputChunk, 'name' | 'fileName' | 'isEntry' | 'imports'> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

const at = (file: string) => `/frames/${file}`;

/** A kit's frame, which requests all scripts and stylesheets at once. Throws if the kit has no entry. */
export function framePage(kit: string, chunks: readonly Chunk[]): string {
  const entry = chunks.find(({ name, isEntry }) => isEntry && name === kit);
  if (!entry) throw new Error(`The bundler produced no entry for the kit ${kit}.`);
  const needed = withImports(entry, new Map(chunks.map((chunk) => [chunk.fileName, chunk])));
  const styles = new Set(
    needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  );
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    // For hosts that send no headers.
    `<meta http-equiv="Content-Security-Policy" content="${write(kitFrameMeta)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>Query builder: ${kit}</title>`,
    ...[...styles].map((file) => `<link rel="stylesheet" href="${at(file)}">`),
    ...needed
      .filter((chunk) => chunk !== entry)
      .map(({ fileName }) => `<link rel="modulepreload" href="${at(fileName)}">`),
    `<script type="module" src="${at(entry.fileName)}"></script>`,
    '<main id="root"></main>',
    '',
  ].join('\n');
}

/** Imports come first, each once. */
function withImports(entry: Chunk, all: ReadonlyMap<string, Chunk>): readonly Chunk[] {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    if (found.has(chunk)) return;
    for (const file of chunk.imports) {
      const imported = all.get(file);
      if (imported) visit(imported);
    }
    found.add(chunk);
  };
  visit(entry);
  return [...found];
}
