import { expect, test } from 'vitest';
import { appProjects } from './apps.ts';
import { readVersions } from './versions.ts';

test('the pages have all files of their complete projects', () => {
  const projects = appProjects(readVersions());
  expect(projects.map(({ name }) => name)).toContain('next-app-router');
});
