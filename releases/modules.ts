import { createRequire } from 'node:module';
import { join } from 'node:path';
import { addOnSource } from './add-ons.ts';
import { fixturesDir } from './fixtures.ts';
import { mapSpecifier, type Target } from './targets.ts';

export const requireFixture = createRequire(join(fixturesDir, 'sample.js'));

/** Loads a module as samples of a release import it. Throws if the release lacks it. */
export const requireFor = (specifier: string, { aliases }: Target) =>
  requireFixture(mapSpecifier(specifier, aliases));

/** The file that {@link requireFor} loads; it can be a stylesheet too. */
export const resolveFor = (specifier: string, { aliases }: Target): string =>
  addOnSource(specifier) ?? requireFixture.resolve(mapSpecifier(specifier, aliases));
