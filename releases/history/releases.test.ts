import { expect, it } from 'vitest';
import { chooseReleases } from './releases.ts';

it('takes the newest patch of each minor, oldest first', () => {
  const published = ['8.10.0', '8.9.2', '7.0.1', '8.9.10', '3.12.1', '4.0.0-beta.8', '3.11.1'];
  expect(chooseReleases(published)).toEqual(['3.12.1', '7.0.1', '8.9.10', '8.10.0']);
});
