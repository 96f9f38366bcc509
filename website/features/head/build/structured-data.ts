import { latest, versionByName } from '../../../../releases/versions.ts';
import { links } from '../../../site/links.ts';
import type { PageFacts, TrailStep } from '../../article/build/built-pages/page.ts';

export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

export interface SiteFacts {
  readonly origin: string;
  readonly title: string;
  readonly tagline: string;
}

/** Structured data about a page, as JSON-LD. `image` is the absolute address of the social card. */
export function structuredData(page: PageFacts, site: SiteFacts, image: string): object {
  const graph = [...describe(page, site, image), ...breadcrumbs(page, site)];
  return { '@context': 'https://schema.org', '@graph': graph };
}

function describe(page: PageFacts, site: SiteFacts, image: string): readonly Thing[] {
  const { path, title, description, version, modified } = page;
  const url = site.origin + path;
  const isPartOf = { '@id': `${site.origin}/#website` };
  const common = {
    url,
    name: title,
    ...(description && { description }),
    inLanguage: 'en',
    isPartOf,
  };
  if (path === '/') return homeThings(page, site, image);
  if (/\/category\//.test(path)) return [{ '@type': 'CollectionPage', ...common }];
  const article = {
    ...common,
    headline: title,
    image,
    ...(modified && { dateModified: modified }),
  };
  const symbol = symbolOf(page);
  if (symbol) {
    return [
      {
        '@type': 'APIReference',
        ...article,
        name: symbol.name,
        headline: symbol.name,
        executableLibraryName: symbol.module,
        programmingModel: 'React',
      },
    ];
  }
  if (version) {
    const { library } = versionByName(version);
    return [{ '@type': 'TechArticle', ...article, about: softwareOf(library) }];
  }
  return [{ '@type': 'WebPage', ...common, primaryImageOfPage: image }];
}

function homeThings(
  { description }: PageFacts,
  { origin, title, tagline }: SiteFacts,
  image: string,
): readonly Thing[] {
  return [
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      url: `${origin}/`,
      name: title,
      alternateName: 'react-querybuilder',
      description: tagline,
      inLanguage: 'en',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      ...softwareOf(latest.library),
      description,
      url: links.npm,
      codeRepository: links.repository,
      programmingLanguage: 'TypeScript',
      runtimePlatform: 'React',
      image,
    },
  ];
}

const softwareOf = (release: string): Thing => ({
  '@type': 'SoftwareSourceCode',
  name: 'react-querybuilder',
  version: release,
});

/** The path to a page: the section of the site, the levels above the page, the page. */
function breadcrumbs(page: PageFacts, { origin }: SiteFacts): readonly Thing[] {
  if (page.path === '/') return [];
  const name = symbolOf(page)?.name ?? page.title;
  const steps = [...wayTo(page), { name, path: page.path }];
  const itemListElement = steps
    // Levels without a page can't be listed here.
    .flatMap(({ name, path }) => (path === undefined ? [] : [{ name, item: origin + path }]))
    .map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** The subject of a reference page, whose title is `add (react-querybuilder)`. */
function symbolOf({ path, title }: PageFacts) {
  const [, name, module] = /^(\S+) \((.+)\)$/.exec(title) ?? [];
  return path.startsWith('/api/') && name && module ? { name, module } : undefined;
}

function wayTo(page: PageFacts): readonly TrailStep[] {
  const { path, version, trail } = page;
  const home = { name: 'Home', path: '/' };
  if (version) {
    const { label, path: base } = versionByName(version);
    const start = { name: `Docs, ${label}`, path: `${base}/intro` };
    return [home, ...(start.path === path ? [] : [start]), ...trail];
  }
  const symbol = symbolOf(page);
  if (symbol) {
    // .../functions/add: the page of the module is two levels up.
    const modulePath = path.replace(/\/[^/]+\/[^/]+$/, '');
    return [home, { name: 'API', path: '/api' }, { name: symbol.module, path: modulePath }];
  }
  if (path.startsWith('/api/')) return [home, { name: 'API', path: '/api' }];
  if (path.startsWith('/releases/')) return [home, { name: 'Release notes', path: '/releases' }];
  if (path.startsWith('/demo/')) return [home, { name: 'Demo', path: '/demo' }];
  return [home];
}
