import { ensureFixtures } from './fixtures.ts';

/** Runs before the unit tests, because what a test waits for counts against its time limit. */
export default () => ensureFixtures(console.log);
