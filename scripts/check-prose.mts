import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import dictionary from 'dictionary-en';
import { problemLines } from '../samples/report.ts';
import { folderOf, readPages, repositoryDir } from '../site/pages.ts';
import { versions } from '../site/versions.ts';
import { checkProse } from './prose/check.ts';
import { createSpeller, parseWords } from './prose/speller.ts';

const files = ['README.md', 'CONTRIBUTING.md'];
const read = (path: string): string => readFileSync(join(repositoryDir, path), 'utf8');

/** `npm run check:prose -- [PATH]...`: reads all pages, and reports those below a path. */
const paths = process.argv.slice(2);
const pages = [
  ...[...versions.map(({ name }) => folderOf(name)), 'kits', 'src/pages'].flatMap(readPages),
  ...files.map((path) => ({ path, source: read(path) })),
];
const speller = createSpeller(dictionary, parseWords(read('scripts/prose/words.txt')));
const problems = await checkProse(pages, speller);
const lines = problemLines(
  problems.filter(
    ({ path }) => paths.length === 0 || paths.some((start) => path.startsWith(start)),
  ),
);
console.log([...lines, `${pages.length} pages, ${lines.length} problems`].join('\n'));
process.exitCode = lines.length > 0 ? 1 : 0;
