/**
 * `npm run search:push` replaces the records of the hosted index by the searchable text of `build/`. It needs
 * ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME, and ALGOLIA_ADMIN_KEY, a key that may write and isn't a setting of the
 * site. With `-- --dry-run`, it writes the records to a file and sends nothing.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { algoliasearch } from 'algoliasearch';
import { readPage } from '../website/features/article/build/built-pages/page.ts';
import { pageSections } from '../website/features/search/build/page-sections.ts';
import { push } from '../website/features/search/push/push.ts';
import { recordsOf } from '../website/features/search/push/records.ts';
import { readSettings } from '../website/site/settings.ts';

const dryRunFile = '.cache/search-records.json';

async function main(): Promise<string> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } });
  const { ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY, ALGOLIA_INDEX_NAME, SITE_URL } = process.env;
  // The settings of the site's search may be missing here.
  const { url } = readSettings({ SITE_URL });
  if (!existsSync('build/index.html')) {
    throw new Error('There is no build/ to read pages from. Run npm run build first.');
  }
  const pages = htmlFilesIn('build').map((file) =>
    readPage(readFileSync(join('build', file), 'utf8'), addressOf(file)),
  );
  const language = pages.map(({ meta }) => meta('docsearch:language')).find(Boolean) ?? 'en';
  const records = recordsOf(pages.flatMap(pageSections), { url, language });
  if (values['dry-run']) {
    mkdirSync(dirname(dryRunFile), { recursive: true });
    writeFileSync(dryRunFile, `${JSON.stringify(records, null, 1)}\n`);
    return `${records.length} records written to ${dryRunFile}; nothing was sent.`;
  }
  if (!ALGOLIA_APP_ID || !ALGOLIA_ADMIN_KEY || !ALGOLIA_INDEX_NAME) {
    throw new Error(
      'A push needs ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME, and ALGOLIA_ADMIN_KEY. Set all three, or use --dry-run to see what would be pushed.',
    );
  }
  await push(algoliasearch(ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY), ALGOLIA_INDEX_NAME, records);
  return `${ALGOLIA_INDEX_NAME} now holds ${records.length} records.`;
}

const htmlFilesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort();

const addressOf = (file: string): string =>
  `/${file.split(sep).join('/')}`.replace(/\.html$/, '').replace(/^\/index$/, '/');

main().then(console.log, (error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
