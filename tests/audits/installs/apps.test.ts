import { expect, test } from 'vitest';
import { latestVersion } from '../../../releases/versions.ts';
import { appProjects } from './apps.ts';
import { readVersions } from './versions.ts';

test('the pages of both versions have the same complete projects', () => {
  const projects = appProjects('current', readVersions());
  expect(appProjects(latestVersion, readVersions())).toEqual(projects);
  expect(projects.map(({ name }) => name)).toContain('next-app-router');
});
