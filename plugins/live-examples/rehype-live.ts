import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { resolveFile } from '../../playground/sandbox/frame/modules.ts';
import { parseMeta } from '../../samples/meta.ts';
import { withoutRemovedLines } from '../../samples/notation.ts';
import { isPageOf } from '../../site/pages.ts';
import type { DocsVersion } from '../../site/versions.ts';
import { become, mdxElement } from '../mdx-elements/index.ts';

interface Fence {
  readonly pre: Element;
  readonly language: string;
  readonly meta: string;
  readonly code: string;
  readonly name: string;
  readonly sample: string;
  /** Whether other fences can import it. */
  readonly isFile: boolean;
}

interface File {
  readonly name: string;
  readonly code: string;
}

const defaultNames: Readonly<Record<string, string>> = {
  tsx: 'App.tsx',
  jsx: 'App.jsx',
  ts: 'index.ts',
  js: 'index.js',
};

/**
 * Makes a rehype plugin that puts `LiveExample` around the fences marked `live`, on the release of
 * their page. It goes before the plugin that colors code.
 *
 * @param versions - The versions table.
 * @param latest - Name of the version that pages outside the docs show.
 * @returns The plugin; it throws, naming the page, when a live fence imports a file that the page lacks.
 */
export function rehypeLive(versions: readonly DocsVersion[], latest: string) {
  return () =>
    (tree: Root, { path }: { readonly path: string }): void => {
      const fences = fencesOf(tree);
      const live = fences.filter(({ meta }) => /(?:^|\s)live(?:\s|$)/.test(meta));
      const release = releaseOf(path, versions, latest);
      for (const [index, fence] of live.entries()) {
        const files = importedFiles(fence, fences, path);
        const props = {
          release,
          name: fence.name,
          files: files.length > 0 ? JSON.stringify(files) : undefined,
          first: index === 0 ? '' : undefined,
        };
        become(fence.pre, mdxElement('LiveExample', props, [{ ...fence.pre }]));
      }
    };
}

function fencesOf(tree: Root): readonly Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'element', (pre) => {
    const [code] = pre.children;
    if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
    const meta = String((code.data as { meta?: unknown } | undefined)?.meta ?? '');
    const className = [code.properties.className].flat().map(String);
    const language = className.find((name) => name.startsWith('language-'))?.slice(9) ?? '';
    const { file, sample = '' } = parseMeta(meta).meta;
    fences.push({
      pre,
      language,
      meta,
      code: withoutRemovedLines(textOf(code).replace(/\n$/, '')),
      name: file ?? defaultNames[language] ?? `file.${language}`,
      sample,
      isFile: file !== undefined,
    });
  });
  return fences;
}

const textOf = (node: Element): string =>
  node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');

function releaseOf(path: string, versions: readonly DocsVersion[], latest: string): string {
  const version =
    versions.find(({ name }) => isPageOf(path, name)) ??
    versions.find(({ name }) => name === latest);
  if (!version) throw new Error(`There is no version named "${latest}".`);
  return version.library;
}

/** The files of the page that a fence imports, and those that they import. */
function importedFiles(start: Fence, fences: readonly Fence[], path: string): readonly File[] {
  const folder = new Map(
    fences
      .filter(({ isFile, sample }) => isFile && sample === start.sample)
      .map((fence) => [fence.name, fence]),
  );
  const found = new Map<string, File>();
  const waiting = [start];
  for (let fence = waiting.pop(); fence; fence = waiting.pop()) {
    for (const [, specifier = ''] of fence.code.matchAll(/(?:from|import)\s+['"](\.[^'"]+)['"]/g)) {
      const name = resolveFile(specifier, fence.name, folder);
      const next = name === undefined ? undefined : folder.get(name);
      if (!next) {
        throw new Error(
          `${path}: a live fence imports "${specifier}", which is no file= of the page.`,
        );
      }
      if (next === start || found.has(next.name)) continue;
      found.set(next.name, { name: next.name, code: next.code });
      waiting.push(next);
    }
  }
  return [...found.values()];
}
