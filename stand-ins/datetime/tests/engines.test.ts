import { afterAll, describe } from 'vitest';
import { testAgreement } from './agreement.ts';
import { closeDatabases } from './engines.ts';
import { testRelativeDates } from './relative.ts';
import { inZone } from './zone.ts';

// One file, because starting PostgreSQL takes most of the time.
const home = process.env.TZ;
afterAll(async () => {
  inZone(home);
  await closeDatabases();
});

describe('agreement', testAgreement);
describe('relative dates', testRelativeDates);
