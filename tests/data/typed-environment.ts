import { runtimes } from '../../playground/runtimes/bundles.mts';
import { libraryTypes, typesOf } from '../../playground/runtimes/types.mts';
import {
  createEnvironment,
  type Environment,
} from '../../playground/sandbox/language/environment.ts';

/** Their types take long to read. */
const others = /^(?:kit|with)-|^datetime$/;

/**
 * An environment with the types of a release, its parsers, and its React, from the installed packages.
 *
 * @param rewrite - Changes the text of a declaration file; by default as for readers.
 */
export function environmentOf(release: string, rewrite?: (text: string) => string): Environment {
  const runtime = runtimes().find((candidate) => candidate.release === release);
  if (!runtime) throw new Error(`There is no release ${release}.`);
  const bundles = runtime.bundles.filter(({ name }) => !others.test(name));
  const types = typesOf({ ...runtime, bundles }, rewrite);
  return createEnvironment(Object.assign({}, libraryTypes(), ...types.values()));
}
