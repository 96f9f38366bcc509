import { runtimes } from '../../website/features/sandbox/build/bundles.mts';
import { libraryTypes, typesOf } from '../../website/features/sandbox/build/types.mts';
import {
  createEnvironment,
  type Environment,
} from '../../website/features/sandbox/frame/language/environment.ts';

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
