import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@playwright/test';
import { describe } from 'vitest';
import { latestVersion, sharesPages } from '../../releases/versions.ts';
import { testOfBuild } from '../fixture/other-build.ts';
import { root } from '../fixture/paths.ts';
import type { Site } from '../fixture/site.ts';
import { expect } from '../fixture/test.ts';
import { ask, dialog } from '../search/dialog.ts';

/** The service's hosts: the first one, and those that its client turns to next. */
const service = /\.algolia(?:net)?\.(?:net|com)\//;

const searchHost = 'https://appid-dsn.algolia.net';

const test = testOfBuild('hosted', {
  SITE_URL: 'https://docs.example.com',
  ALGOLIA_APP_ID: 'appid',
  ALGOLIA_API_KEY: 'search-key',
  ALGOLIA_INDEX_NAME: 'docs',
  GTAG_ID: 'G-TEST',
  SITE_NOINDEX: 'true',
  SITE_EDIT_URL: 'https://git.example.com/edit/main',
  ANNOUNCEMENT: 'off',
  // Readers come to pages of v6 and of the latest version.
  SITE_VERSIONS: '6',
  SITE_API: 'overview',
});

const pages = [
  'index.html',
  'docs/intro.html',
  'docs/6/intro.html',
  'search.html',
  'discord.html',
  '404.html',
];

describe('a site with hosted search, analytics, an address, edit links, and no index', () => {
  test('has one search page', ({ build }) => {
    expect(build.log).not.toMatch(/duplicate routes/i);
  });

  test.for(pages)('has all of that in the head of %s', (file, { build }) => {
    const html = readFileSync(join(build.folder, file), 'utf8');
    expect(html).toMatch(new RegExp(`<link [^>]*rel=preconnect href=${searchHost}[ >]`));
    expect(html).toMatch(/<meta [^>]*name=robots content="noindex, nofollow"/);
    expect(html).toContain('https://www.googletagmanager.com/gtag/js?id=G-TEST');
    expect(html).toMatch(/https:\/\/docs\.example\.com\//);
    expect(html).not.toContain('localhost');
    expect(html).not.toMatch(/anonymize_ip['": ]+true/);
  });

  test.for([
    ['docs/intro.html', sharesPages ? 'docs' : `versioned_docs/version-${latestVersion}`],
    ['docs/6/intro.html', 'versioned_docs/version-6'],
  ] as const)('links %s to its source', ([file, folder], { build }) => {
    const html = readFileSync(join(build.folder, file), 'utf8');
    const source = `website/${folder}/intro.mdx`;
    expect(html).toContain(`href=https://git.example.com/edit/main/${source}`);
    expect(existsSync(join(root, source))).toBe(true);
  });

  test('shows no announcement when it is off', async ({ site }) => {
    const page = await openWithServices(site, '/');
    expect(await page.locator('.theme-announcement-bar').count()).toBe(0);
  });

  test('reports a page view on each change of the route', async ({ site }) => {
    const page = await openWithServices(site, '/docs/6/intro');
    await page.locator('.navbar').getByRole('link', { name: 'Demo' }).click();
    await expect
      .poll(() => page.evaluate('dataLayer.map((entry) => Array.from(entry).join(" "))'))
      .toEqual(
        expect.arrayContaining([
          'config G-TEST [object Object]',
          'set page_path /demo',
          'event page_view',
        ]),
      );
  });
});

describe('the search of a site with hosted search', () => {
  test('asks for 20 hits of the language and the version', async ({ site }) => {
    const asked: string[] = [];
    const page = await openWithServices(site, '/docs/6/intro', (body) => {
      asked.push(body);
      return { results: [answerWith([])] };
    });
    await ask(page, 'combinator');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    const [request] = JSON.parse(asked.at(-1) ?? '').requests;
    expect(request).toMatchObject({ indexName: 'docs', hitsPerPage: 20, query: 'combinator' });
    expect(request.facetFilters).toEqual([
      'language:en',
      [
        'docusaurus_tag:docs-default-6',
        'docusaurus_tag:docs-api-current',
        'docusaurus_tag:default',
      ],
    ]);
  });
});

/** Ways in which the service can fail. */
const failures: readonly { what: string; fail: (route: Route) => Promise<void> }[] = [
  {
    what: 'refuses the key',
    fail: (route) =>
      route.fulfill({
        status: 403,
        json: { message: 'Invalid Application-ID or API key', status: 403 },
      }),
  },
  {
    what: 'has no such index',
    fail: (route) =>
      route.fulfill({ status: 404, json: { message: 'Index docs does not exist', status: 404 } }),
  },
  {
    what: 'is broken',
    fail: (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  },
  {
    what: 'answers with incomplete JSON',
    fail: (route) => route.fulfill({ contentType: 'application/json', body: '{"results":[{' }),
  },
  { what: 'answers without results', fail: (route) => route.fulfill({ json: {} }) },
  { what: 'cannot be reached', fail: (route) => route.abort('internetdisconnected') },
  { what: 'never answers', fail: async () => {} },
];

// One of the failures takes as long as the client waits.
describe.concurrent('a hosted search that fails', () => {
  test.for(failures)('because the service $what says so', async ({ fail }, { site }) => {
    site.allowProblem(/algolia|Failed to load resource/, 'the service fails');
    const page = await openWithServices(site, '/docs/6/intro');
    await page.route(service, fail);
    await ask(page, 'combinator');
    const { modal } = dialog(page);
    await modal.getByText('Unable to fetch results').waitFor({ timeout: 20_000 });
    await expect(modal).toContainText('You might want to check your network connection.');
  });

  test('says so on the search page, too', async ({ site }) => {
    site.expectProblem(/algolia/, 'the search service is not there');
    const page = await openWithServices(site, '/search?q=combinator');
    await page.getByRole('alert').getByText('Unable to fetch results').waitFor();
  });
});

describe('the answers of a hosted search', () => {
  test('are shown with their marks, but without any other markup', async ({ site }) => {
    const page = await openWithServices(site, '/docs/6/intro', () => ({
      results: [answerWith([hit, hostileHit, { objectID: 'no more than an id' }])],
    }));
    await ask(page, 'group');
    const options = dialog(page).hits;
    await options.filter({ hasText: '<img src=x>' }).waitFor();
    await expect(options).toHaveCount(2);
    expect(await options.locator('img').count()).toBe(0);
    await expect(options.locator('mark')).toHaveText(['group']);
    await options.first().click();
    await page.waitForURL('**/docs/6/intro#install');
  });

  test('are asked for page by page on the search page', async ({ site }) => {
    const asked: string[] = [];
    const page = await openWithServices(site, '/search?q=group&version=6', (body) => {
      asked.push(body);
      return pageOfHits(body);
    });
    const results = page.locator('main ol > li');
    await expect(results).toHaveCount(20);
    await expect(page.getByRole('status')).toHaveText('40 results');
    await results.last().scrollIntoViewIfNeeded();
    await expect(results).toHaveCount(40);
    expect(asked.map((body) => JSON.parse(body).requests[0])).toMatchObject([
      { query: 'group', page: 0, hitsPerPage: 20, indexName: 'docs' },
      { query: 'group', page: 1, hitsPerPage: 20, indexName: 'docs' },
    ]);
  });

  test('that fail to arrive for the next page are requested again by its button', async ({
    site,
  }) => {
    let isCut = true;
    const page = await openWithServices(site, '/search?q=group&version=6', (body) =>
      isCut && pageIn(body) > 0 ? undefined : pageOfHits(body),
    );
    const results = page.locator('main ol > li');
    await expect(results).toHaveCount(20);
    await results.last().scrollIntoViewIfNeeded();
    const again = page.getByRole('button', { name: 'Unable to fetch more results. Try again' });
    await again.waitFor({ timeout: 20_000 });
    isCut = false;
    await again.click();
    await expect(results).toHaveCount(40);
  });
});

const pageIn = (body: string): number => JSON.parse(body).requests[0].page;

/** One of two pages of hits, which the request names. */
function pageOfHits(body: string) {
  const number = pageIn(body);
  const hits = Array.from({ length: 20 }, (_, index) => ({
    ...hit,
    objectID: `${number} ${index}`,
    // Different addresses, because a page is shown once.
    url: `https://docs.example.com/docs/6/intro?${number}-${index}`,
  }));
  return { results: [{ ...answerWith(hits), nbHits: 40, page: number, nbPages: 2 }] };
}

const hit = {
  objectID: '1',
  type: 'lvl1',
  url: 'https://docs.example.com/docs/6/intro#install',
  hierarchy: { lvl0: 'Documentation', lvl1: 'Getting started' },
  _highlightResult: {
    hierarchy: { lvl0: { value: 'Documentation' }, lvl1: { value: 'Getting started' } },
  },
};

const hostileHit = {
  objectID: '2',
  type: 'lvl2',
  url: 'https://docs.example.com/docs/6/intro#fields',
  hierarchy: { lvl0: 'Documentation', lvl1: 'Getting started', lvl2: '<img src=x> group' },
  _highlightResult: {
    hierarchy: {
      lvl0: { value: 'Documentation' },
      lvl1: { value: 'Getting started' },
      lvl2: { value: '<img src=x> <mark>group</mark>' },
    },
  },
  _snippetResult: { hierarchy: { lvl2: { value: '<img src=x> <mark>group</mark>' } } },
};

const answerWith = (hits: readonly object[]) => ({
  hits,
  nbHits: hits.length,
  page: 0,
  nbPages: Math.min(hits.length, 1),
});

type Answer = (body: string) => object | undefined;

/** Opens a page whose services are played by the test; `answer` returns `undefined` for no connection. */
function openWithServices(site: Site, address: string, answer: Answer = () => undefined) {
  site.expectProblem(/googletagmanager/, 'the tag is configured');
  return site.open(address, {
    prepare: async (page) => {
      await page.route('https://www.googletagmanager.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await page.route(service, (route) => {
        site.expectProblem(/algolia/, 'the search service is configured');
        const json = answer(route.request().postData() ?? '');
        return json ? route.fulfill({ json }) : route.abort('internetdisconnected');
      });
    },
  });
}
