import type { PageFacts } from '../../article/build/built-pages/facts.ts';
import type { SiteFacts } from './structured-data.ts';

/** A tag that is only in the HTML; scripts don't know it, so it needs no script. */
export interface StaticTag {
  readonly tagName: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

export function previewTags(
  { path }: PageFacts,
  { title, tagline }: SiteFacts,
  image: string,
): readonly StaticTag[] {
  const property = (name: string, content: string): StaticTag => ({
    tagName: 'meta',
    attributes: { property: name, content },
  });
  return [
    property('og:type', path === '/' ? 'website' : 'article'),
    property('og:site_name', title),
    property('og:image', image),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', `${title}: ${tagline}`),
    { tagName: 'meta', attributes: { name: 'twitter:image', content: image } },
  ];
}

export const dataTag = (data: object): StaticTag => ({
  tagName: 'script',
  attributes: { type: 'application/ld+json' },
  // The text of a script ends at the first `</script`, wherever that is.
  text: JSON.stringify(data).replaceAll('<', '\\u003c'),
});

/** @throws Error if the page has no head. */
export function addTags(html: string, tags: readonly StaticTag[]): string {
  const end = html.indexOf('</head>');
  if (end < 0) throw new Error('A built page has no </head>, where its metadata belongs.');
  return html.slice(0, end) + tags.map(toHtml).join('') + html.slice(end);
}

function toHtml({ tagName, attributes, text }: StaticTag): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
  );
  const opening = `<${tagName}${written.join('')}>`;
  return tagName === 'script' ? `${opening}${text ?? ''}</script>` : opening;
}

const escapeAttribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
