/** Writes the types of the releases that the command compares. */
import { newestMajor, oldestMajor } from '../src/rules.ts';
import { writeTypes } from './types.mts';

for (let major = oldestMajor; major <= newestMajor; major += 1) {
  writeTypes(major, new URL('../dist/types/', import.meta.url));
}
