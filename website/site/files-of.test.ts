import { expect, it } from 'vitest';
import { withFiles } from './files-of.ts';

const other = `# Other

\`\`\`ts title="fields.ts" file=fields.ts show=1-2
export const fields = [];

\`\`\`

\`\`\`tsx title="App.tsx"
export default 1;
\`\`\`

\`\`\`css file=controls.css
a { color: red }
\`\`\`
`;

it('a page gets the files of another one, but not its other samples', () => {
  const text = withFiles('One.\n\n<FilesOf page="tips/other" />\n', (page) => {
    expect(page).toBe('tips/other');
    return other;
  });
  expect(text).toBe(
    'One.\n\n```ts file=fields.ts hidden\nexport const fields = [];\n\n```\n\n```css file=controls.css hidden\na { color: red }\n```\n',
  );
});
