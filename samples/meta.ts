export interface FenceMeta {
  readonly title?: string;
  /** Name under which other fences of the page can import this one, e.g. `fields.ts`. */
  readonly file?: string;
  /** Group of files on a page. Fences without it belong to the page's own group. */
  readonly sample?: string;
  readonly nocheck?: string;
  /** Why the fence renders something but has no still picture of it. */
  readonly nopreview?: string;
  /** Oldest release that the sample is meant for, such as `8` or `8.14`. */
  readonly since?: string;
  /** Version, or release of one, to check against instead of the page's own. */
  readonly version?: string;
  /** The fence is type-checked but neither run nor rendered. */
  readonly norun: boolean;
  /** The fence is the output of the sample above it. */
  readonly output: boolean;
  /** The fence is a file of another page, which only samples see. */
  readonly hidden: boolean;
  /** Readers can run and edit the fence in place. */
  readonly live: boolean;
  /** `plain`: it starts with the library's styles only, without the base style of samples. */
  readonly look?: string;
  /** Number of the first line if lines are numbered. */
  readonly lineNumbers?: number;
  /** Numbers of the highlighted lines, from 1. */
  readonly highlightedLines: readonly number[];
  /** Numbers of the lines that readers see at first, from 1; without them, all. */
  readonly shownLines?: readonly number[];
}

export interface ParsedMeta {
  readonly meta: FenceMeta;
  /** One sentence per mistake. */
  readonly problems: readonly string[];
}

interface Word {
  /** Nothing if the word can't have the value. */
  readonly read: (value: string | undefined) => Partial<FenceMeta> | undefined;
  readonly problem: string;
}

const text = (key: keyof FenceMeta, pattern: RegExp, wanted: string): Word => ({
  read: (value) => (value !== undefined && pattern.test(value) ? { [key]: value } : undefined),
  problem: `needs ${wanted}`,
});

const flag = (meta: Partial<FenceMeta>): Word => ({
  read: (value) => (value === undefined ? meta : undefined),
  problem: 'takes no value',
});

const words: Readonly<Record<string, Word>> = {
  title: text('title', /\S/, 'a string: title="App.tsx"'),
  file: text(
    'file',
    /^(?!.*\.\.)[\w-][\w./-]*\.\w+$/,
    'a file name with its extension: file=App.tsx',
  ),
  sample: text('sample', /^[\w-]+$/, 'a name with only letters, digits, and dashes: sample=login'),
  nocheck: text('nocheck', /\S/, 'a reason: nocheck="why it cannot be checked"'),
  nopreview: text('nopreview', /\S/, 'a reason: nopreview="why there is nothing to see"'),
  since: text('since', /^\d+(\.\d+){0,2}$/, 'a release: since="8" or since="8.14"'),
  version: text('version', /^[\w.-]+$/, 'a version or release: version="5"'),
  norun: flag({ norun: true }),
  output: flag({ output: true }),
  hidden: flag({ hidden: true }),
  live: flag({ live: true }),
  look: text('look', /^plain$/, 'the word plain: look=plain'),
  showLineNumbers: {
    read: (value = '1') => (/^\d+$/.test(value) ? { lineNumbers: Number(value) } : undefined),
    problem: 'takes no value, or a number: showLineNumbers=10',
  },
  show: {
    read: (value = '') => {
      const shownLines = expandRanges(value);
      return shownLines.length > 0 ? { shownLines } : undefined;
    },
    problem: 'needs the numbers of lines: show=4-9,12',
  },
  // A plugin of Docusaurus reads it.
  npm2yarn: flag({}),
};

/** A highlight range `{1,3-5}`, a Shiki word mark `/word/`, or a word with an optional value. */
const token = /\{([^}]*)\}|\/[^/\s]+\/|([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/g;

/**
 * Parses the words after a fence's language. It never throws.
 *
 * @param text - Such as `title="App.tsx" since="8" {2,4-6}`; empty for none.
 * @returns The meta without invalid words, and what is wrong with them.
 */
export function parseMeta(text: string): ParsedMeta {
  const problems: string[] = [];
  const seen = new Set<string>();
  let meta: FenceMeta = {
    norun: false,
    output: false,
    hidden: false,
    live: false,
    highlightedLines: [],
  };

  for (const [, ranges, word, quoted, singleQuoted, bare] of text.matchAll(token)) {
    if (ranges !== undefined) {
      meta = { ...meta, highlightedLines: [...meta.highlightedLines, ...expandRanges(ranges)] };
    }
    if (word === undefined) continue;
    const known = Object.hasOwn(words, word) ? words[word] : undefined;
    if (seen.has(word)) problems.push(`"${word}" appears twice. Keep one.`);
    else if (known) {
      const said = known.read(quoted ?? singleQuoted ?? bare);
      if (said) meta = { ...meta, ...said };
      else problems.push(`"${word}" ${known.problem}.`);
    } else {
      const all = Object.keys(words).join(', ');
      problems.push(`"${word}" is not a word for a code fence. Use ${all}, or {1,3-5}.`);
    }
    seen.add(word);
  }
  return { meta, problems };
}

/** `'1,4-6'` → `[1, 4, 5, 6]` */
function expandRanges(text: string): number[] {
  return text.split(',').flatMap((range) => {
    const [first = Number.NaN, last = first] = range.split('-').map(Number);
    if (!range.trim() || !Number.isInteger(first) || !Number.isInteger(last)) return [];
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  });
}
