import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { StoredChanges } from '../../library/history/changes.ts';
import type { StoredDates } from '../../library/history/dates.ts';
import type { StoredHistory } from '../../library/history/history.ts';
import { addressInReference } from '../api-reference/changes/steps.ts';
import type { Reference } from '../api-reference/reference.ts';
import { atomOf, feedPaths, jsonFeedOf } from './feeds.ts';
import { newsOf } from './news.ts';

interface ChangesFeedOptions {
  readonly history: StoredHistory;
  readonly changes: StoredChanges;
  readonly dates: StoredDates;
  readonly reference: Reference;
}

/** Writes the feeds of what each release added and removed. */
export function changesFeed({ history, changes, dates, reference }: ChangesFeedOptions) {
  return ({ siteConfig }: LoadContext): Plugin => ({
    name: 'changes-feed',
    async postBuild({ outDir }) {
      // With the hash router, the pages that the entries link to have no address.
      if (siteConfig.future.experimental_router === 'hash') return;
      const catalogue = await reference.catalogue();
      const site = { origin: siteConfig.url, title: siteConfig.title };
      const news = newsOf(history, dates, Object.keys(changes));
      const addressOf = (name: string) => addressInReference(name, catalogue);
      writeFileSync(join(outDir, feedPaths.atom), atomOf(news, site, addressOf));
      const json = jsonFeedOf(news, site, addressOf);
      writeFileSync(join(outDir, feedPaths.json), `${JSON.stringify(json, undefined, 2)}\n`);
    },
  });
}
