import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { latest } from '../../releases/versions.ts';
import { countDocuments } from '../fixture/scripts.ts';
import type { Site } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';
import { ask, dialog } from '../search/dialog.ts';

/*
 * From where, to what, and how readers navigate. Each test makes all journeys that the tables below
 * allow from one page, and compares every stop with what the page says to a new reader.
 */

interface Start {
  readonly name: string;
  readonly address: string;
}

const starts: readonly Start[] = [
  { name: 'docs', address: '/docs/utils/misc' },
  { name: 'older docs', address: '/docs/5/api/misc' },
  { name: 'API', address: '/api' },
  { name: 'home', address: '/' },
  { name: 'demo', address: '/demo' },
  { name: 'search page', address: '/search?q=misc' },
  { name: '404', address: '/docs/unknown' },
];

/** Makes a link recognizable. @returns The address that it leads to; `undefined` if the page has no such link. */
type FindLink = (page: Page) => Promise<string | undefined>;

const linkTo =
  (address: RegExp): FindLink =>
  (page) =>
    page.evaluate((source) => {
      const isTarget = (link: HTMLAnchorElement) => {
        const href = link.getAttribute('href') ?? '';
        const isHere = link.pathname === location.pathname;
        const id = decodeURIComponent(link.hash.slice(1));
        return (
          new RegExp(source).test(href) &&
          (link.hash ? !isHere || document.getElementById(id) : !isHere) &&
          !link.closest('.dropdown, .hash-link, [class*=skipToContent]') &&
          link.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        );
      };
      document.querySelector('[data-link]')?.removeAttribute('data-link');
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
      const link = links.filter(isTarget).at(-1);
      if (!link) return undefined;
      link.dataset.link = '';
      return link.pathname + link.search + link.hash;
    }, address.source);

const link = (page: Page) => page.locator('[data-link]');

interface Way {
  readonly name: string;
  /** What comes before, and may scroll the page. */
  readonly reach?: (page: Page) => Promise<unknown>;
  readonly go: (page: Page) => Promise<unknown>;
}

/** Doesn't hover, so nothing is loaded ahead. */
const clickByScript = (page: Page) => link(page).evaluate((one: HTMLElement) => one.click());

const scrollToLink = (page: Page) => link(page).scrollIntoViewIfNeeded();

const ways: readonly Way[] = [
  {
    name: 'a click without hovering',
    reach: scrollToLink,
    go: clickByScript,
  },
  {
    name: 'keyboard',
    reach: (page) => link(page).focus(),
    go: (page) => page.keyboard.press('Enter'),
  },
  { name: 'touch', reach: scrollToLink, go: (page) => link(page).tap() },
];

const findVersion: FindLink = (page) =>
  page.evaluate((label) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.navbar .dropdown__link')];
    const other = location.pathname.startsWith('/docs/5/') ? label : 'v5';
    const link = links.find(({ textContent }) => textContent === other);
    document.querySelector('[data-link]')?.removeAttribute('data-link');
    link?.setAttribute('data-link', '');
    return link && link.pathname + link.search + link.hash;
  }, latest.label);

const versionMenu: Way = { name: 'version menu', go: clickByScript };

/** Opens the search, and waits for a hit in a section. */
const findHit: FindLink = async (page) => {
  await ask(page, 'insert rule');
  const hit = dialog(page).list.locator('a[href*="#"]').first();
  await hit.evaluate((one: HTMLElement) => {
    one.dataset.link = '';
  });
  return hit.evaluate((one: HTMLAnchorElement) => one.pathname + one.search + one.hash);
};

/** The reader adds it to the address of the open page. */
const addressBar: Way = {
  name: 'address bar',
  go: (page) =>
    page.evaluate(() => {
      location.hash = '#100%';
    }),
};

/** Changes the address as a link does, to where no link leads. */
const byScript: Way = {
  name: 'script',
  go: (page) =>
    page.evaluate(() => {
      history.pushState(null, '', '/docs/6/unknown');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }),
};

interface Target {
  readonly name: string;
  readonly find: FindLink;
  readonly ways: readonly Way[];
  /** Where the reader is on arrival. */
  readonly arrival: Pick<Place, 'scroll' | 'focus'>;
  /** The page and the reader's place in it stay. */
  readonly stays?: true;
}

const atTop = { scroll: 'top', focus: 'page' };
const atTarget = { scroll: 'target', focus: 'target' };

/** Targets that a start has no link to are left out. */
const targets: readonly Target[] = [
  { name: 'page', find: linkTo(/^\/docs\/[^#?]+$/), ways, arrival: atTop },
  { name: 'other version', find: findVersion, ways: [versionMenu], arrival: atTop },
  { name: 'API', find: linkTo(/^\/api[^#?]*$/), ways, arrival: atTop },
  {
    name: 'outside the docs',
    find: linkTo(/^\/(?:demo|accessibility)?$/),
    ways,
    arrival: atTop,
  },
  {
    name: 'hash',
    find: linkTo(/^(?:\/(?:docs|api)[^#?]*)?#[\w-]+$/),
    ways,
    arrival: atTarget,
  },
  {
    name: 'search hit',
    find: findHit,
    ways: [{ name: 'click', go: (page) => link(page).click() }],
    arrival: atTarget,
  },
  {
    name: 'hash that can’t be decoded',
    find: (page) => page.evaluate(() => `${location.pathname}${location.search}#100%25`),
    ways: [addressBar],
    arrival: { scroll: 'kept', focus: 'page' },
    stays: true,
  },
  {
    name: 'missing page',
    find: async () => '/docs/6/unknown',
    ways: [byScript],
    arrival: atTop,
  },
];

/** What a reader sees and hears at an address. */
interface Place {
  readonly address: string;
  readonly title: string;
  readonly heading: string | undefined;
  /** Texts that screen readers announce by themselves. */
  readonly announced: readonly string[];
  /** `top`; `kept`: where the reader was before; `target`: at the target of the hash. */
  readonly scroll: string;
  /** `page`: at its start; `target`: at the target of the hash. */
  readonly focus: string;
  readonly load: 'soft' | 'whole';
}

/** @param left - Where the reader was when leaving this page before. */
const look = (page: Page, left: number | undefined) =>
  page.evaluate((before) => {
    const { pathname, search, hash } = location;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
    const { top = 0 } = target?.getBoundingClientRect() ?? {};
    const y = Math.round(scrollY);
    const isAtEnd = y + innerHeight >= document.documentElement.scrollHeight - 2;
    const active = document.activeElement;
    const scrollOf = () => {
      if (before !== undefined) return Math.abs(before - y) < 3 ? 'kept' : `${y}, was ${before}`;
      if (!target) return y === 0 ? 'top' : `${y}`;
      if (top < bar - 1) return `under the navbar, ${Math.round(top)}`;
      return top < innerHeight / 4 || (isAtEnd && top < innerHeight) ? 'target' : `${y}`;
    };
    const focusOf = () => {
      if (!active || active === document.body || active.matches('[role=region]')) return 'page';
      if (target && (active === target || active === target.parentElement)) return 'target';
      return `${active.tagName} ${active.ariaLabel ?? active.textContent?.slice(0, 30)}`;
    };
    return {
      address: pathname + search + hash,
      title: document.title,
      heading: document.querySelector('h1')?.textContent,
      announced: [...document.querySelectorAll('main [role=alert], [data-missing-page]')].map(
        ({ textContent }) => textContent,
      ),
      scroll: scrollOf(),
      focus: focusOf(),
    };
  }, left);

type Fresh = Pick<Place, 'title' | 'heading' | 'announced'>;

/** A reader, with a second tab for what a page says to somebody who opens it. */
class Reader {
  readonly #site: Site;
  readonly #fresh = new Map<string, Fresh>();
  readonly #second: Page;
  readonly documents: { readonly count: number };

  static async of(site: Site): Promise<Reader> {
    // Nothing is loaded ahead.
    const page = await site.newPage({ touch: true, connection: { saveData: true } });
    return new Reader(site, page, await page.context().newPage());
  }

  private constructor(
    site: Site,
    readonly page: Page,
    second: Page,
  ) {
    this.#site = site;
    this.#second = second;
    this.documents = countDocuments(page);
  }

  open(address: string, page = this.page): Promise<void> {
    return this.#site.visit(page, address, { status: address.endsWith('/unknown') ? 404 : 200 });
  }

  reload(): Promise<void> {
    return this.#site.reload(this.page);
  }

  async fresh(address: string): Promise<Fresh> {
    const [path = ''] = address.split('#');
    const known = this.#fresh.get(path);
    if (known) return known;
    await this.open(path, this.#second);
    if (path.includes('missing=')) await this.#second.waitForSelector('[data-missing-page]');
    const { title, heading, announced } = await look(this.#second, undefined);
    this.#fresh.set(path, { title, heading, announced });
    return { title, heading, announced };
  }
}

/** What is expected; the focus after Back and Forward is the browser's. */
type Expected = Omit<Place, 'focus' | 'scroll'> & Partial<Place>;

/** Far longer than a page takes. */
const settleMs = 3000;

/** Waits until a page is as expected. @returns What isn't. */
async function faultsOf(actual: () => Promise<Place>, expected: Expected): Promise<string[]> {
  const end = Date.now() + settleMs;
  for (;;) {
    const place = await actual();
    const faults = Object.entries(expected).flatMap(([name, value]) => {
      const [is, want] = [place[name as keyof Place], value].map((one) => JSON.stringify(one));
      return is === want ? [] : [`${name} is ${is} instead of ${want}`];
    });
    if (faults.length === 0 || Date.now() > end) return faults;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** @returns Where the page is scrolled to, once the browser has noted it. */
const scrolled = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return Math.round(scrollY);
  });

async function scrollTo(page: Page, y: number): Promise<number> {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  return scrolled(page);
}

/** There by each way and Back; by the first way also Forward, a reload, and Back again. */
async function travel(reader: Reader, start: Start, target: Target): Promise<readonly string[]> {
  const { page, documents } = reader;
  const faults: string[] = [];
  await reader.open(start.address);
  const before = await reader.fresh(start.address);
  let loads = documents.count;
  for (const [index, { name, reach, go }] of target.ways.entries()) {
    await scrollTo(page, 400);
    const address = await target.find(page);
    if (!address) break;
    const check = async (step: string, expected: Expected, left?: number) => {
      const found = await faultsOf(
        async () => ({
          ...(await look(page, left)),
          load: documents.count > loads ? 'whole' : 'soft',
        }),
        expected,
      );
      loads = documents.count;
      const journey = `${start.name} > ${target.name} by ${name}, ${step}`;
      faults.push(...found.map((fault) => `${journey}: ${fault}`));
    };
    const there = { ...(await reader.fresh(address)), address, load: 'soft' } as const;
    const back = { ...before, address: start.address, scroll: 'kept', load: 'soft' } as const;
    await reach?.(page);
    const left = await scrolled(page);
    await go(page);
    await check('there', { ...there, ...target.arrival }, target.stays ? left : undefined);
    const leftThere = await scrollTo(page, 300);
    await page.goBack({ waitUntil: 'commit' });
    await check('Back', back, left);
    if (index > 0) continue;
    await page.goForward({ waitUntil: 'commit' });
    await check('Forward', { ...there, scroll: 'kept' }, leftThere);
    await reader.reload();
    // Browsers lose the place if content comes late, as on the search page.
    const place = target.stays ? {} : { scroll: 'kept' };
    await check('reload', { ...there, ...place, load: 'whole' }, leftThere);
    await page.goBack({ waitUntil: 'commit' });
    await check('Back after a reload', back, left);
  }
  return faults;
}

/** A start has about fifty steps, and each page may be slow on a busy machine. */
const timeout = 120_000;

describe('the reader finds what is at the address, coming from', () => {
  test.for(starts)('$name', { timeout }, async (start, { site }) => {
    site.allowProblem(/^404 .*unknown/, 'there is no such page');
    const reader = await Reader.of(site);
    const faults: string[] = [];
    for (const target of targets) {
      // A page that crashes ends its journey.
      const found = await travel(reader, start, target).catch((error) => [
        `${start.name} > ${target.name}: ${error}`,
      ]);
      faults.push(...found);
    }
    expect(faults).toEqual([]);
  });
});
