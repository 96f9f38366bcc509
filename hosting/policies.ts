/**
 * The Content-Security-Policies of the site's documents. A page keeps the policy that it was loaded
 * with while its reader follows links, so all pages have the same one.
 */
import type { SiteSettings } from '../site/settings.ts';

/** What a policy depends on, besides the code of the site. */
export interface PolicyInputs {
  readonly settings: Pick<SiteSettings, 'algolia' | 'gtagId'>;
  /** Hashes of the scripts that stand in the HTML; see inline-scripts.ts. */
  readonly inlineScripts: readonly string[];
}

type Directives = Readonly<Record<string, readonly string[]>>;

const self = "'self'";
const none = "'none'";

/** What only a header can say; browsers ignore it in a document, and complain. */
const headerOnly = { 'frame-ancestors': [self] } satisfies Directives;

/** The site's pages, and the scripts and workers that they load, as far as a document can say it. */
const pageDirectives = ({ settings, inlineScripts }: PolicyInputs): Directives =>
  merge(
    {
      'default-src': [none],
      // The demo's SQL engines are WebAssembly. `eval` stays barred.
      'script-src': [self, "'wasm-unsafe-eval'", ...inlineScripts],
      // The code editor puts its styles into the document when it renders; Shiki colors code by
      // style attributes, React sets sizes by them. A hash would take the permission back.
      'style-src': [self, "'unsafe-inline'"],
      'img-src': [self, 'data:'],
      'font-src': [self],
      'connect-src': [self],
      // The sandbox's compiler is started from its text, so that it also starts without a network.
      'worker-src': [self, 'blob:'],
      'frame-src': [self],
      'manifest-src': [self],
      'form-action': [self, 'https://stackblitz.com', 'https://codesandbox.io'],
      'base-uri': [none],
    },
    settings.algolia ? hostedSearch(settings.algolia.appId) : {},
    settings.gtagId ? analytics : {},
  );

/** The policy of pages, for the header. */
export const pagePolicy = (inputs: PolicyInputs): string =>
  write({ ...pageDirectives(inputs), ...headerOnly });

/** The policy of pages, for their HTML: it holds on hosts that send no header. */
export const pageMeta = (inputs: PolicyInputs): string => write(pageDirectives(inputs));

/** The host that is asked first, and those that the service's client turns to next. */
const hostedSearch = (appId: string): Directives => ({
  'connect-src': [
    `https://${appId}-dsn.algolia.net`,
    `https://${appId}.algolia.net`,
    ...[1, 2, 3].map((host) => `https://${appId}-${host}.algolianet.com`),
  ],
});

const analytics: Directives = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** The demo's frames, whose kits put their styles into the document when they render, in their HTML. */
export const kitFrameMeta = {
  'default-src': [none],
  'script-src': [self],
  'style-src': [self, "'unsafe-inline'"],
  'img-src': [self, 'data:'],
  'font-src': [self, 'data:'],
  'connect-src': [self],
  'form-action': [none],
  'base-uri': [none],
} satisfies Directives;

/** The same, for the header. */
export const kitFramePolicy = write({ ...kitFrameMeta, ...headerOnly });

/**
 * What a frame that runs readers' code may do, as far as a document itself can say it: scripts and
 * styles that are put into it, pictures and fonts that come with them, and nothing from any network.
 */
export const codeFrameMeta = {
  'default-src': [none],
  'script-src': ["'unsafe-inline'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:', 'blob:'],
  'font-src': ['data:'],
  'form-action': [none],
  'base-uri': [none],
} satisfies Directives;

/** The same, and what only a header can say: no origin of its own, not even when it is opened by itself. */
export const codeFramePolicy = write({
  ...codeFrameMeta,
  ...headerOnly,
  sandbox: ['allow-scripts'],
});

/** Adds sources to directives. */
function merge(...parts: readonly Directives[]): Directives {
  const merged: Record<string, readonly string[]> = {};
  for (const part of parts) {
    for (const [name, sources] of Object.entries(part)) {
      merged[name] = [...(merged[name] ?? []), ...sources];
    }
  }
  return merged;
}

/** The text of a policy. */
export function write(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
