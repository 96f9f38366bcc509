import { ensureFixtures } from './fixtures.ts';

/** Runs before the unit tests, because a test's own waiting counts against its time limit. */
export default () => ensureFixtures(console.log);
