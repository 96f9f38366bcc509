import { kitPath } from '../../website/kits/kits.ts';
import { sandboxWith } from '../fixture/sandbox.ts';
import { openWithSlowScripts } from './slow-scripts.ts';
import {
  back,
  choose,
  click,
  fill,
  goTo,
  holds,
  inFrame,
  isHydrated,
  isTitled,
  type JobStep,
  open,
  press,
  prints,
  reload,
  resize,
  runs,
  sees,
  type,
} from './steps.ts';

/** Something that a reader comes for. */
export interface Job {
  readonly job: string;
  readonly steps: readonly JobStep[];
  /** What the console says all the same. */
  readonly says?: RegExp;
  /** Whether the driver has to print, which WebKitGTK's can't. */
  readonly needsPrint?: boolean;
}

const app = (props: string) => `import QueryBuilder from 'react-querybuilder';

const fields = [{ name: 'a', label: 'A' }];

export default function App() {
  return <QueryBuilder fields={fields} ${props} />;
}
`;

const mark = runs(() => {
  Object.assign(window, { isSameDocument: true });
});
const isSameDocument = holds('the document is the same', () => 'isSameDocument' in window);
const fitsWidth = holds('nothing scrolls sideways', () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth <= clientWidth;
});
const phone = resize(390, 844);

const builder = 'main .queryBuilder';
const code = '.cm-content';
const frame = 'iframe[data-state=shown]';
// The first one starts by itself.
const example = '[data-live-example]:not([data-first])';
const colorButton = 'button[aria-label^="Switch between dark and light"]';

export const jobs: readonly Job[] = [
  {
    job: 'reads a page',
    steps: [open('/docs/intro'), sees('h1'), sees('article p'), sees('.table-of-contents a')],
  },
  {
    job: 'goes to a section from the table of contents',
    steps: [
      open('/docs/utils/export'),
      click('.table-of-contents a', 'Processors'),
      holds('the section is below the navbar', () => {
        const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
        const bottom = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
        const top = target?.getBoundingClientRect().top ?? -1;
        return top >= bottom - 1 && top < innerHeight;
      }),
    ],
  },
  {
    job: 'follows a link without a new document',
    steps: [
      open('/docs/intro'),
      mark,
      click('.pagination-nav__link--next'),
      holds('the next page is shown', () => location.pathname !== '/docs/intro'),
      sees('h1'),
      isSameDocument,
    ],
  },
  {
    job: 'goes back to the same place on a page',
    steps: [
      open('/docs/intro'),
      click('.menu__link', 'TypeScript'),
      isTitled('TypeScript'),
      runs(() => {
        scrollTo(0, 1000);
      }),
      click('.menu__link', 'Testing'),
      isTitled('Test your app'),
      back,
      isTitled('TypeScript'),
      holds('the page is where it was left', () => Math.abs(scrollY - 1000) < 10),
    ],
  },
  {
    job: 'has the code of likely next pages before asking for them',
    steps: [
      open('/docs/intro'),
      holds('a page file has been fetched ahead', () =>
        performance
          .getEntriesByType('resource')
          .some(
            (entry) =>
              /\/pages\/.*\.json$/.test(entry.name) &&
              (entry as PerformanceResourceTiming).responseEnd > 0,
          ),
      ),
    ],
  },
  {
    job: 'switches to an older version',
    steps: [
      open('/docs/components/querybuilder'),
      click('.navbar .dropdown > [role=button]'),
      click('.navbar .dropdown__link', 'v6'),
      holds('the page is the older one', () => location.pathname.startsWith('/docs/6/')),
      sees('h1', 'QueryBuilder'),
    ],
  },
  {
    job: 'looks up an export in the API reference',
    steps: [open('/api'), click('main a', 'react-querybuilder'), sees('h1', 'react-querybuilder')],
  },
  {
    job: 'searches with the keyboard',
    steps: [
      open('/docs/intro'),
      press('Control', 'k'),
      sees('dialog[open] input'),
      type('showCloneButtons'),
      sees('dialog[open] [role=option]', 'showCloneButtons'),
      press('Enter'),
      holds('the hit is open', () => location.hash === '#showclonebuttons'),
    ],
  },
  {
    job: 'searches with the pointer',
    steps: [
      open('/'),
      click('.navbar button[aria-label=Search]'),
      sees('dialog[open] input'),
      type('validator'),
      click('dialog[open] [role=option]', 'validator'),
      sees('h1'),
      holds('the dialog is closed', () => !document.querySelector('dialog[open]')),
    ],
  },
  {
    job: 'opens a link to search results',
    steps: [open('/search?q=validation'), sees('main ol > li', 'alid')],
  },
  {
    job: 'copies code and pastes it',
    steps: [
      open('/docs/intro'),
      click('.theme-code-block button[data-island=copy]'),
      sees('.theme-code-block button[data-island=copy]', 'Copied'),
      open('/upgrade'),
      click('main textarea'),
      press('Control', 'v'),
      sees('main textarea', 'npm install react-querybuilder'),
    ],
  },
  {
    job: 'copies a page as Markdown',
    steps: [
      open('/docs/intro'),
      click('.page-menu summary'),
      click('.page-menu button', 'Copy as Markdown'),
      sees('.page-menu > [role=status]', 'Copied'),
    ],
  },
  {
    job: 'chooses a package manager for good',
    steps: [
      open('/docs/intro'),
      click('[role=tab]', 'pnpm'),
      reload,
      sees('[role=tabpanel] code', 'pnpm add'),
    ],
  },
  {
    job: 'lists the types of names in a sample',
    steps: [
      open('/docs/intro'),
      click('.theme-code-block button[data-types]'),
      sees('.theme-code-block [data-types][aria-expanded=true]'),
    ],
  },
  {
    job: 'runs a live sample',
    steps: [
      open('/docs/intro'),
      click(`${example} button`, 'Run'),
      inFrame(frame, sees('.queryBuilder')),
    ],
  },
  {
    job: 'edits a live sample',
    steps: [
      open('/docs/6/intro'),
      click(`${example} button`, 'Edit'),
      click(code),
      press('Control', 'Home'),
      type("console.log('edited');"),
      sees(`${example} li`, 'edited'),
    ],
  },
  {
    job: 'edits a query in the demo',
    steps: [
      open('/demo'),
      click(`${builder} button`, '+ Rule'),
      fill(`${builder} .rule input[type=number]`, '29'),
      sees('main pre', "value: '29'"),
    ],
  },
  {
    job: 'exports a query',
    steps: [
      open('/demo'),
      click('#toggle-export'),
      choose('main section select', 'MongoDB'),
      sees('main section pre', '$and'),
    ],
  },
  {
    job: 'imports a query',
    steps: [
      open('/demo'),
      click('#toggle-import'),
      fill('main section textarea', "firstName = 'Grace' or age > 5"),
      holds('the text has been read', () =>
        [...document.querySelectorAll('button')].some(
          ({ textContent, disabled }) => textContent === 'Import into the builder' && !disabled,
        ),
      ),
      click('main section button', 'Import into the builder'),
      sees(`${builder} input`, 'Grace'),
    ],
  },
  {
    job: 'sees the rows that engines find',
    steps: [
      open('/demo'),
      click('#toggle-results'),
      sees('main section tr', 'SQLite'),
      sees('main section td', '7 of 60'),
    ],
  },
  {
    job: 'shares a query by its link',
    steps: [
      open('/demo'),
      fill(`${builder} .rule input[type=number]`, '29'),
      holds('the address has the query', () => location.hash.length > 1),
      reload,
      sees(`${builder} input[type=number]`, '29'),
    ],
  },
  {
    job: 'tries a UI kit',
    steps: [
      open(kitPath('bootstrap')),
      // A click on a frame that isn't shown yet would hit the plain builder.
      holds(
        'the kit has replaced the plain builder',
        () => !document.querySelector('main .queryBuilder'),
      ),
      inFrame('main iframe', click('button', 'Rule')),
      // WebKitGTK's driver forgets a page's frames when the address changes.
      holds('the address has the query', () => location.hash !== ''),
      inFrame('main iframe', fill('.rule input[type=text]', 'Grace')),
      sees('main pre', 'Grace'),
    ],
  },
  {
    job: 'runs code in the sandbox',
    steps: [open(() => sandboxWith(app(''))), inFrame(frame, sees('.queryBuilder'))],
  },
  {
    job: 'learns of a type error in the sandbox',
    steps: [open(() => sandboxWith(app('fieldz={[]}'))), click(code), sees('.cm-lintRange-error')],
  },
  {
    job: 'gets out of an endless loop in the sandbox',
    steps: [
      open(() => sandboxWith('let n = 0;\nfor (;;) n += 1;')),
      sees('[data-fault]', 'infinite loop'),
      click('main button', 'Run again'),
    ],
  },
  {
    job: 'scans code before an upgrade',
    steps: [
      open('/upgrade?from=6.5&to=8.24'),
      fill('main textarea', "import { parseSQL } from 'react-querybuilder';"),
      click('main button', 'Scan'),
      sees('main p', '1 file: 1 place left to do.'),
    ],
  },
  {
    job: 'gets out of a page that does not exist',
    steps: [
      open('/unknown'),
      sees('h1', 'not found'),
      click('.navbar a', 'Demo'),
      sees('h1', 'Demo'),
    ],
    says: /404/,
  },
  {
    job: 'reads on a phone',
    steps: [
      phone,
      open('/docs/intro'),
      fitsWidth,
      click('button[aria-label="Toggle navigation bar"]'),
      click('.navbar-sidebar a', 'Styling'),
      sees('h1', 'Styling'),
      fitsWidth,
    ],
  },
  {
    job: 'builds a query on a phone',
    steps: [phone, open('/demo'), fitsWidth, click(`${builder} button`, '+ Rule')],
  },
  {
    job: 'reads in dark mode',
    steps: [
      open('/docs/intro'),
      click(colorButton),
      holds('the page is dark', () => document.documentElement.dataset.theme === 'dark'),
      reload,
      holds('the page is dark', () => {
        const { backgroundColor } = getComputedStyle(document.documentElement);
        return Number(backgroundColor.match(/\d+/)) < 60;
      }),
    ],
  },
  {
    job: 'skips to the content with the keyboard',
    steps: [
      open('/docs/intro'),
      press('Tab'),
      press('Enter'),
      press('Tab'),
      holds('the next link is one of the page', () =>
        Boolean(document.activeElement?.closest('main')),
      ),
    ],
  },
  {
    job: 'prints a page',
    needsPrint: true,
    steps: [open('/accessibility'), prints(30_000)],
  },
  // The last job, because Puppeteer can wait forever for the page after a load that was cut short.
  {
    job: 'leaves a page while its scripts load',
    steps: [
      openWithSlowScripts('/docs/utils/export'),
      holds('the page can be read', () =>
        Boolean(location.pathname === '/docs/utils/export' && document.querySelector('article p')),
      ),
      goTo('/docs/6/intro'),
      isTitled('Getting started'),
      isHydrated,
    ],
  },
];
