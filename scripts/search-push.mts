/**
 * `npm run search:push` sends the searchable text of `build/` to the hosted index. It needs ALGOLIA_APP_ID,
 * ALGOLIA_INDEX_NAME, and ALGOLIA_ADMIN_KEY, a key that may write and isn't a setting of the site. `--
 * --dry-run [file]` writes the records to a file and sends nothing.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { readPage } from '../plugins/built-pages/page.ts';
import { pageSections } from '../plugins/search/page-sections.ts';
import { readSettings, SettingsError } from '../site/settings.ts';
import { PushError, readDestination } from './search-push/arguments.ts';
import { push } from './search-push/push.ts';
import { recordsOf } from './search-push/records.ts';

async function main(): Promise<void> {
  const destination = readDestination(process.argv.slice(2), process.env);
  // The settings of the site's search may be missing here.
  const { url } = readSettings({ SITE_URL: process.env.SITE_URL });
  if (!existsSync('build/index.html')) {
    throw new PushError('There is no build/ to read pages from. Run npm run build first.');
  }
  const pages = htmlFilesIn('build').map((file) =>
    readPage(readFileSync(join('build', file), 'utf8'), addressOf(file)),
  );
  const sections = pages.flatMap(pageSections);
  const language = pages.map(({ meta }) => meta('docsearch:language')).find(Boolean) ?? 'en';
  const records = recordsOf(sections, { url, language });
  if ('file' in destination) {
    mkdirSync(dirname(destination.file), { recursive: true });
    writeFileSync(destination.file, `${JSON.stringify(records, null, 1)}\n`);
    console.log(`${records.length} records written to ${destination.file}; nothing was sent.`);
    return;
  }
  const { appId, adminKey, indexName } = destination;
  const { save, remove } = await push(algoliasearch(appId, adminKey), indexName, records);
  console.log(
    save.length + remove.length === 0
      ? `${indexName} is up to date: ${records.length} records.`
      : `${indexName} now holds ${records.length} records: ${save.length} sent, ${remove.length} removed.`,
  );
}

const htmlFilesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort();

const addressOf = (file: string): string =>
  `/${file.split(sep).join('/')}`.replace(/\.html$/, '').replace(/^\/index$/, '/');

main().catch((error: unknown) => {
  const isOurs = error instanceof PushError || error instanceof SettingsError;
  console.error(
    isOurs ? error.message : `The push failed, so the index is unchanged. ${String(error)}`,
  );
  process.exitCode = 1;
});
