import { expect, it } from 'vitest';
import { checkLeftovers } from './leftovers.ts';
import { findings } from './testing.ts';

it.each(['TODO', 'FIXME', '/home/ada/site', '/tmp/query.json', 'C:\\Users'])('finds %s', (text) => {
  expect(findings(checkLeftovers, `\`\`\`bash\nls ${text}\n\`\`\``)).toEqual([
    expect.stringMatching(/^7: A .*: /),
  ]);
});

it.each(['todo', '/demo', './tmp/a', 'https://example.com/home/page', 'src/home/a'])(
  'accepts %s',
  (text) => {
    expect(findings(checkLeftovers, text)).toEqual([]);
  },
);
