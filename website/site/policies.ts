/**
 * The Content-Security-Policies of the site's documents. A page keeps its policy while readers follow links
 * within the site, so all pages have the same one.
 */
import type { SiteSettings } from './settings.ts';

export interface PolicyInputs {
  readonly settings: Pick<SiteSettings, 'algolia' | 'gtagId'>;
  readonly inlineScripts: readonly string[];
}

type Directives = Readonly<Record<string, readonly string[]>>;

const self = "'self'";
const none = "'none'";

/** Browsers accept these directives only in a header. In a document, they ignore them with a warning. */
const headerOnly = { 'frame-ancestors': [self] } satisfies Directives;

/** For pages, and for the scripts and workers they load; a document can contain these directives. */
const pageDirectives = ({ settings, inlineScripts }: PolicyInputs): Directives =>
  merge(
    {
      // Firefox checks prefetches against this directive alone. Other directives replace it for everything
      // else, except the manifest, whose own directive WebKitGTK reports as unknown.
      'default-src': [self],
      'object-src': [none],
      'media-src': [none],
      // The demo's SQL engines are WebAssembly. `eval` stays forbidden.
      'script-src': [self, "'wasm-unsafe-eval'", ...inlineScripts],
      // The code editor inserts style elements when it renders, and Shiki and React write style
      // attributes. A hash would disable 'unsafe-inline'.
      'style-src': [self, "'unsafe-inline'"],
      'img-src': [self, 'data:'],
      'font-src': [self],
      'connect-src': [self],
      // The sandbox's compiler is started from its source text, so it also starts offline.
      'worker-src': [self, 'blob:'],
      'frame-src': [self],
      'form-action': [self, 'https://stackblitz.com', 'https://codesandbox.io'],
      'base-uri': [none],
    },
    settings.algolia ? hostedSearch(settings.algolia.appId) : {},
    settings.gtagId ? analytics : {},
  );

export const pagePolicy = (inputs: PolicyInputs): string =>
  write({ ...pageDirectives(inputs), ...headerOnly });

/** For the HTML of pages, on hosts that send no headers. */
export const pageMeta = (inputs: PolicyInputs): string => write(pageDirectives(inputs));

/** The host of the search service, and those that its client falls back to. */
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

/** For the HTML of the demo's frames. Their kits insert style elements when they render. */
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

export const kitFramePolicy = write({ ...kitFrameMeta, ...headerOnly });

/** For frames with readers' code: inserted scripts and styles, embedded pictures and fonts, no network. */
export const codeFrameMeta = {
  'default-src': [none],
  'script-src': ["'unsafe-inline'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:', 'blob:'],
  'font-src': ['data:'],
  'form-action': [none],
  'base-uri': [none],
} satisfies Directives;

/** The same, with an opaque origin even if the frame is opened as a page, which only a header can set. */
export const codeFramePolicy = write({
  ...codeFrameMeta,
  ...headerOnly,
  sandbox: ['allow-scripts'],
});

function merge(...parts: readonly Directives[]): Directives {
  const merged: Record<string, readonly string[]> = {};
  for (const part of parts) {
    for (const [name, sources] of Object.entries(part)) {
      merged[name] = [...(merged[name] ?? []), ...sources];
    }
  }
  return merged;
}

export function write(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
