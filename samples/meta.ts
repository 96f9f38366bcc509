/** The meaning of the words after a fence's language. */
export interface FenceMeta {
  readonly title?: string;
  /** Name under which other fences of the page can import this one, e.g. `fields.ts`. */
  readonly file?: string;
  /** Group of files on a page; fences without it belong to the page's own group. */
  readonly sample?: string;
  /** Why the fence isn't checked. */
  readonly nocheck?: string;
  /** Oldest release that the sample is meant for, e.g. `8` or `8.14`. */
  readonly since?: string;
  /** Version, or release of one, to check against instead of the page's own. */
  readonly version?: string;
  /** The fence is type-checked but neither run nor rendered. */
  readonly norun: boolean;
  /** The fence is the output of the sample above it. */
  readonly output: boolean;
}

export interface ParsedMeta {
  readonly meta: FenceMeta;
  /** One sentence per mistake, in the order of the words. */
  readonly problems: readonly string[];
}

type TextKey = 'title' | 'file' | 'sample' | 'nocheck' | 'since' | 'version';
type FlagKey = 'norun' | 'output';

interface TextRule {
  readonly pattern: RegExp;
  readonly expects: string;
}

const textRules: Readonly<Record<TextKey, TextRule>> = {
  title: { pattern: /\S/, expects: 'a text: title="App.tsx"' },
  file: {
    pattern: /^(?!.*\.\.)[\w-][\w./-]*\.\w+$/,
    expects: 'a file name with its extension: file=App.tsx',
  },
  sample: { pattern: /^[\w-]+$/, expects: 'a name of letters, digits and dashes: sample=login' },
  nocheck: { pattern: /\S/, expects: 'a reason: nocheck="why it cannot be checked"' },
  since: { pattern: /^\d+(\.\d+){0,2}$/, expects: 'a release: since="8" or since="8.14"' },
  version: { pattern: /^[\w.-]+$/, expects: 'a version or release: version="5"' },
};

const flags: readonly FlagKey[] = ['norun', 'output'];

/** Words that other parts of the site read. */
const foreignWords: ReadonlySet<string> = new Set(['npm2yarn', 'live', 'showLineNumbers']);

/** A highlight range `{1,3-5}`, a Shiki word mark `/word/`, or a word with an optional value. */
const token = /\{[^}]*\}|\/[^/\s]+\/|([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/g;

const isTextKey = (word: string): word is TextKey => Object.hasOwn(textRules, word);
const isFlagKey = (word: string): word is FlagKey => (flags as readonly string[]).includes(word);

/**
 * Parses the words after a fence's language.
 *
 * @param text - The meta string, e.g. `title="App.tsx" since="8" {2,4-6}`; empty for none.
 * @returns The meta without invalid words, and what is wrong with them. It never throws.
 */
export function parseMeta(text: string): ParsedMeta {
  const meta: { -readonly [K in TextKey]?: string } & { [K in FlagKey]: boolean } = {
    norun: false,
    output: false,
  };
  const problems: string[] = [];
  const seen = new Set<string>();

  for (const match of text.matchAll(token)) {
    const word = match[1];
    if (word === undefined || foreignWords.has(word)) continue;
    const value = match[2] ?? match[3] ?? match[4];

    if (seen.has(word)) problems.push(`"${word}" is given twice; keep one.`);
    else if (isTextKey(word)) {
      if (value !== undefined && textRules[word].pattern.test(value)) meta[word] = value;
      else problems.push(`"${word}" needs ${textRules[word].expects}.`);
    } else if (isFlagKey(word)) {
      if (value === undefined) meta[word] = true;
      else problems.push(`"${word}" takes no value.`);
    } else {
      const known = [...Object.keys(textRules), ...flags, ...foreignWords].join(', ');
      problems.push(`"${word}" is no word for a code fence; there are ${known} and {1,3-5}.`);
    }
    seen.add(word);
  }
  return { meta, problems };
}
