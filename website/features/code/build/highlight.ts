import { transformerNotationDiff, transformerNotationHighlight } from '@shikijs/transformers';
import type { Element } from 'hast';
import {
  createCssVariablesTheme,
  createHighlighter,
  type Highlighter,
  type ShikiTransformer,
} from 'shiki';

/** Grammars that the docs use; anything else is shown without colors. */
const languages = [
  'bash',
  'csharp',
  'css',
  'cypher',
  'diff',
  'go',
  'graphql',
  'html',
  'java',
  'javascript',
  'json',
  'json5',
  'jsx',
  'php',
  'python',
  'ruby',
  'scss',
  'sparql',
  'sql',
  'tsx',
  'typescript',
  'xml',
  'yaml',
] as const;

/** Languages without a grammar of their own. */
const langAlias = { cel: 'javascript', mongodb: 'javascript', jsonata: 'javascript' };

const theme = createCssVariablesTheme({
  name: 'site',
  variablePrefix: '--code-',
  fontStyle: false,
});

let highlighter: Promise<Highlighter> | undefined;

interface Options {
  readonly language: string;
  readonly highlightedLines: readonly number[];
  readonly numbered?: boolean;
  /** The lines that readers see at first, counted from 1; by default, all. */
  readonly shownLines?: readonly number[];
}

/** Highlighted code: most code of an edited page is unchanged. */
const colored = new Map<string, Promise<string>>();

/**
 * Highlights code as HTML: a `span` per token with a class of website/src/css/code.css, so the same markup
 * serves both color modes. If a line is marked or numbered, each line has its `span.line`. Comments
 * `[!code ++]`, `[!code --]` and `[!code highlight]` mark their line and are removed.
 *
 * @param source - The code, without a trailing newline.
 * @param options.language - A language or alias; an unknown one results in uncolored lines.
 * @param options.shownLines - The rest is in a `span.folded`, after an empty `span.gap`.
 */
export function highlight(source: string, options: Options): Promise<string> {
  const key = JSON.stringify([source, options]);
  const html = colored.get(key) ?? color(source, options);
  colored.set(key, html);
  return html;
}

async function color(
  source: string,
  { language, highlightedLines, numbered, shownLines }: Options,
): Promise<string> {
  highlighter ??= createHighlighter({ themes: [theme], langs: [...languages], langAlias });
  const loaded = await highlighter;
  const html = loaded.codeToHtml(source, {
    lang: loaded.getLoadedLanguages().includes(language) ? language : 'text',
    theme: 'site',
    mergeSameStyleTokens: true,
    // A busy machine must not leave lines uncolored.
    tokenizeTimeLimit: 0,
    structure: 'classic',
    transformers: [
      transformerNotationDiff({ matchAlgorithm: 'v3' }),
      transformerNotationHighlight({ matchAlgorithm: 'v3' }),
      markLines(highlightedLines),
      diffLines(language),
      classesForStyles(),
      ...(numbered || shownLines ? [] : [bareLines()]),
      ...(shownLines ? [foldLines(shownLines)] : []),
    ],
  });
  return html.replace(/^<pre[^>]*><code>/, '').replace(/<\/code><\/pre>$/, '');
}

function markLines(numbers: readonly number[]): ShikiTransformer {
  return {
    line(node, line) {
      if (numbers.includes(line)) this.addClassToHast(node, 'highlighted');
    },
  };
}

/** In a `diff` fence the first character of a line says what it is. */
function diffLines(language: string): ShikiTransformer {
  return {
    line(node, line) {
      if (language !== 'diff') return;
      const first = this.source.split('\n')[line - 1]?.[0];
      if (first === '+') this.addClassToHast(node, ['diff', 'add']);
      if (first === '-') this.addClassToHast(node, ['diff', 'remove']);
    },
  };
}

/** Tokens in the color of the text: their spans would be a third of a page's code. */
const uncolored = new Set(['punctuation']);

/** `style="color:var(--code-token-string)"` → `class="t-string"`: shorter, and within a strict CSP. */
function classesForStyles(): ShikiTransformer {
  return {
    span(node) {
      const token = /--code-token-([a-z-]+)/.exec(String(node.properties.style ?? ''))?.[1];
      delete node.properties.style;
      if (token && !uncolored.has(token)) this.addClassToHast(node, `t-${token}`);
    },
    line(node) {
      node.children = node.children.map((child) =>
        child.type === 'element' && isPlain(child) ? (child.children[0] ?? child) : child,
      );
    },
  };
}

/** Without marks and numbers, the spans around lines only make the page longer. */
function bareLines(): ShikiTransformer {
  return {
    code(node) {
      const lines = node.children.filter((child) => child.type === 'element');
      if (lines.some((line) => String(line.properties.class) !== 'line')) return;
      node.children = node.children.flatMap((child) =>
        child.type === 'element' ? child.children : [child],
      );
    },
  };
}

function foldLines(shown: readonly number[]): ShikiTransformer {
  return {
    code(node) {
      let number = 0;
      let fold: Element | undefined;
      // Each line is followed by a text with its line break, except for the last one.
      node.children = node.children.flatMap((child) => {
        if (child.type === 'element') {
          number += 1;
          if (shown.includes(number)) fold = undefined;
          else if (!fold) {
            fold = spanOf('folded', [child]);
            return [spanOf('gap', []), fold];
          }
        }
        if (!fold) return [child];
        fold.children.push(child);
        return [];
      });
    },
  };
}

const spanOf = (name: string, children: Element['children']): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { class: name },
  children,
});

const isPlain = (node: Element) => !node.properties.class && node.children.length === 1;
