import { createHash } from 'node:crypto';
import { titled } from './markdown-file.ts';
import type { MarkdownPage } from './page.ts';

/** The page that says how to write code for the release of a project. */
export const skillPage = '/for-assistants';

const name = 'react-querybuilder';

const folder = '/.well-known/agent-skills';

/**
 * Makes a skill of the page for assistants, and the index in which assistants look for skills.
 *
 * @returns Texts by their addresses.
 */
export function skillFiles({
  title,
  description,
  body,
}: MarkdownPage): Readonly<Record<string, string>> {
  const about = `${description} Use it when you write, check, or upgrade code that uses React Query Builder.`;
  const skill = `---\nname: ${name}\ndescription: ${JSON.stringify(about)}\n---\n\n${titled(title, body)}`;
  const url = `${folder}/${name}/SKILL.md`;
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name,
        type: 'skill-md',
        description: about,
        url,
        digest: `sha256:${createHash('sha256').update(skill).digest('hex')}`,
      },
    ],
  };
  return { [url]: skill, [`${folder}/index.json`]: `${JSON.stringify(index, null, 2)}\n` };
}
