import { expect, test } from 'vitest';
import { appProjects } from './apps.ts';

test('the pages have all files of their complete projects', () => {
  expect(appProjects().map(({ name }) => name)).toContain('next-app-router');
});
