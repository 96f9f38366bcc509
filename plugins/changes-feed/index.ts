import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { storedDates } from '../../library/history/dates.ts';
import { storedChanges, storedHistory } from '../../library/history/stored.ts';
import { addressOfKey } from '../api-reference/model/catalogue.ts';
import type { Reference } from '../api-reference/reference.ts';
import { atomOf, feedPaths, jsonFeedOf } from './feeds.ts';
import { newsOf } from './news.ts';

/** Writes the feeds of what each release added and removed. */
export function changesFeed({ catalogue }: Pick<Reference, 'catalogue'>) {
  return ({ siteConfig }: LoadContext): Plugin => ({
    name: 'changes-feed',
    async postBuild({ outDir }) {
      // With the hash router, the pages that the entries link to have no address.
      if (siteConfig.future.experimental_router === 'hash') return;
      const site = { origin: siteConfig.url, title: siteConfig.title };
      const news = newsOf(storedHistory, storedDates, Object.keys(storedChanges));
      const symbols = await catalogue();
      const addressOf = (name: string) => addressOfKey(symbols, name);
      writeFileSync(join(outDir, feedPaths.atom), atomOf(news, site, addressOf));
      const json = jsonFeedOf(news, site, addressOf);
      writeFileSync(join(outDir, feedPaths.json), `${JSON.stringify(json, undefined, 2)}\n`);
    },
  });
}
