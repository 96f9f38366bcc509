/** Writes the types of the releases that the command compares, and the changes of their behavior. */
import { newestMajor, oldestMajor } from '../src/rules.ts';
import { writeBehavior } from './behavior.mts';
import { writeTypes } from './types.mts';

for (let major = oldestMajor; major <= newestMajor; major += 1) {
  writeTypes(major, new URL('../dist/types/', import.meta.url));
}
writeBehavior(new URL('../dist/', import.meta.url));
