import { Parser } from 'htmlparser2';

type Use =
  /** Readers may follow it. */
  | 'link'
  /** The browser loads it with the page, or prefetches it. */
  | 'asset'
  /** Metadata for machines names it: canonical, og:url, sitemap. */
  | 'claim';

export interface Reference {
  readonly use: Use;
  readonly address: string;
  /** Opens a window that keeps a handle on this one, because `rel` has no `noopener`. */
  readonly sharesWindow?: boolean;
}

export interface FileLinks {
  readonly references: readonly Reference[];
  readonly anchors: ReadonlySet<string>;
  readonly redirectsTo?: string;
  /** Why the file can't be read. */
  readonly faults: readonly string[];
}

/** What a file has in which nothing but addresses matters. */
export const withReferences = (use: Use, addresses: readonly string[]): FileLinks => ({
  references: addresses.map((address) => ({ use, address })),
  anchors: new Set(),
  faults: [],
});

/** Attributes that have an address in every element that can have them, except for `link`. */
const addressAttributes = [
  'src',
  'srcset',
  'href',
  'xlink:href',
  'poster',
  'data',
  'action',
  'formaction',
];

/** Elements whose address readers may follow. Those of others are loaded with the page. */
const followed = new Set(['a', 'area', 'button', 'form']);

/** Relations whose target is another page, which isn't loaded with this one. */
const claims = new Set(['alternate', 'author', 'canonical', 'help', 'license', 'next', 'prev']);

const addressMetadata = new Set(['og:image', 'og:url', 'twitter:image']);

export function readHtml(html: string): FileLinks {
  const references: Reference[] = [];
  const anchors = new Set<string>();
  const faults: string[] = [];
  let redirectsTo: string | undefined;
  // Text of the current element, if it can contain addresses.
  let text: string | undefined;
  let textType: 'style' | 'data' | undefined;

  const add = (use: Use, address: string | undefined) => {
    if (address !== undefined) references.push({ use, address: address.trim() });
  };
  const addLink = (address: string, { target = '', rel = '' }: Record<string, string>) => {
    const sharesWindow = target === '_blank' && !/\bno(?:opener|referrer)\b/.test(rel);
    references.push({
      use: 'link',
      address: address.trim(),
      ...(sharesWindow && { sharesWindow }),
    });
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (attributes.id) anchors.add(attributes.id);
        if (name === 'a' && attributes.name) anchors.add(attributes.name);
        if (attributes.style) for (const url of urlsOfCss(attributes.style)) add('asset', url);
        for (const attribute of name === 'link' ? [] : addressAttributes) {
          const value = attributes[attribute];
          if (value === undefined) continue;
          if (attribute === 'srcset') for (const one of addressesOfSet(value)) add('asset', one);
          else if (followed.has(name)) addLink(value, attributes);
          else add('asset', value);
        }
        if (name === 'link') {
          const relations = (attributes.rel ?? '').toLowerCase().split(/\s+/);
          const isHint = relations.some((one) => /^(?:preconnect|dns-prefetch)$/.test(one));
          if (!isHint)
            add(relations.some((one) => claims.has(one)) ? 'claim' : 'asset', attributes.href);
          for (const one of addressesOfSet(attributes.imagesrcset)) add('asset', one);
        }
        if (name === 'meta') {
          const { content = '' } = attributes;
          if (addressMetadata.has(attributes.property ?? attributes.name ?? ''))
            add('claim', content);
          if (attributes['http-equiv']?.toLowerCase() === 'refresh') {
            const [, url] = /^\s*\d+\s*;\s*url=['"]?([^'"]*)/i.exec(content) ?? [];
            if (url === undefined) faults.push(`its meta refresh "${content}" contains no address`);
            else redirectsTo = url;
          }
        }
        const isData = name === 'script' && attributes.type === 'application/ld+json';
        if (name === 'style' || isData) {
          text = '';
          textType = isData ? 'data' : 'style';
        }
      },
      ontext(part) {
        if (text !== undefined) text += part;
      },
      onclosetag() {
        if (text === undefined) return;
        if (textType === 'style') for (const url of urlsOfCss(text)) add('asset', url);
        else for (const url of urlsOfData(text, faults)) add('claim', url);
        text = undefined;
      },
    },
    { lowerCaseTags: true, recognizeSelfClosing: false },
  );
  parser.end(html);
  return { references, anchors, faults, ...(redirectsTo !== undefined && { redirectsTo }) };
}

/** The addresses in a stylesheet, a `<style>`, or a `style` attribute. */
export function urlsOfCss(css: string): readonly string[] {
  const code = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const pattern =
    /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s]*))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/g;
  return [...code.matchAll(pattern)].map(
    (match) => match.slice(1).find((part) => part !== undefined) ?? '',
  );
}

/** Properties of structured data whose values look like addresses but are only names. */
const notAddresses = new Set(['@context', '@type', '@id', 'urlTemplate']);

function urlsOfData(json: string, faults: string[]): readonly string[] {
  try {
    return addressesIn(JSON.parse(json));
  } catch (error) {
    faults.push(`its structured data is not JSON: ${(error as Error).message}`);
    return [];
  }
}

function addressesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return /^https?:\/\/\S+$/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    notAddresses.has(key) ? [] : addressesIn(one),
  );
}

function addressesOfSet(set: string | undefined): readonly string[] {
  return (set ?? '')
    .split(/,\s+/)
    .map((part) => part.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);
}

/** Inline links, definitions, and bare addresses of this site, outside of code. */
export function readMarkdown(markdown: string, origin: string): FileLinks {
  const text = markdown
    .replace(/^( {0,3})(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ {0,3}\2[`~]*[ \t]*$/gm, '')
    .replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '');
  const inline = [
    ...text.matchAll(/\]\(\s*<?([^\s()<>]+(?:\([^\s()]*\)[^\s()<>]*)*)>?(?:\s+"[^"]*")?\s*\)/g),
  ];
  const definitions = [...text.matchAll(/^ {0,3}\[[^\]]+\]:\s*<?(\S+?)>?(?:\s|$)/gm)];
  const bare = [...text.matchAll(/(?<![(\w/])https?:\/\/[^\s<>()"'`\]]+/g)].map(([address]) => [
    '',
    address.replace(/[.,;:!?]+$/, ''),
  ]);
  const own = bare.filter(([, address]) => address?.startsWith(origin));
  const addresses = new Set([...inline, ...definitions, ...own].map(([, address = '']) => address));
  return withReferences('link', [...addresses]);
}
