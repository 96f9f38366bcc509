import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles, parseGenerated } from './generated.ts';
import { type LazyModules, lazyModules } from './modules.ts';

/** A module that takes the place of another in the client. */
export interface Replacement {
  /** What the other is imported as. */
  readonly request: RegExp;
  /** The folder that it is imported from; any by default. */
  readonly from?: string;
  /** The file of the other, which only the one that takes its place may import. */
  readonly replaced: string;
  readonly by: string;
}

/**
 * Writes the client's modules into a folder beside the files that they are made from.
 *
 * @param folder - Where Docusaurus has its generated files.
 */
export function generateModules(folder: string): LazyModules {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const { routes, chunkNames, registry, globalData } = generatedFiles;
  const modules = lazyModules(
    parseGenerated({
      routes: read(routes),
      chunkNames: read(chunkNames),
      registry: read(registry),
      globalData: read(globalData),
    }),
  );
  const own = join(folder, 'lazy-routes');
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  for (const [file, text] of Object.entries(modules.files)) writeFileSync(join(own, file), text);
  return modules;
}

/** The modules that take the place of the generated files. */
export const generatedReplacements = (folder: string): readonly Replacement[] =>
  Object.values(generatedFiles).map((file) => ({
    request: new RegExp(`^@generated/${file.replace(/\.\w+$/, '')}$`),
    replaced: join(folder, file),
    by: join(folder, 'lazy-routes', file),
  }));
