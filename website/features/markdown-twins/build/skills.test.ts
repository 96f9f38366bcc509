import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { skillFiles } from './skills.ts';

it('makes a skill of a page, and an index with its digest', () => {
  const page = { path: '/for-assistants', title: 'Rules', canonical: '' };
  const files = skillFiles({ ...page, description: 'Ten: "rules".', body: 'Read it.\n' });
  const index = JSON.parse(files['/.well-known/agent-skills/index.json'] ?? '');
  const [{ name, url, description, digest }] = index.skills;
  const skill = files[url] ?? '';
  expect(skill).toMatch(/^---\nname: react-querybuilder\ndescription: "Ten: \\"rules\\"\./);
  expect(skill).toContain('\n---\n\n# Rules\n\nRead it.\n');
  expect(description.length).toBeLessThan(1024);
  expect(url).toBe(`/.well-known/agent-skills/${name}/SKILL.md`);
  expect(digest).toBe(`sha256:${createHash('sha256').update(skill).digest('hex')}`);
});
