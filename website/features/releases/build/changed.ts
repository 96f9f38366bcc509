import type { Heading, Nodes, Root } from 'mdast';
import { changes, releasesOfStep, steps } from '../../../../releases/behavior/changes/changes.ts';
import { majorOf } from '../../../../releases/releases.ts';
import type { DocsVersion } from '../../../../releases/versions.ts';
import { folderOf, isPageOf } from '../../../site/pages.ts';

interface Badge {
  /** Page below the version's folder, without an ending. */
  readonly page: string;
  /** The definition below whose heading it is, for example `mongodb`. */
  readonly name: string;
  readonly major: number;
  /** Address of the row with what both releases show. */
  readonly address: string;
}

/**
 * The badges on the pages of a version. Its readers know the previous major, or, on Next, the major
 * before the newest one.
 */
export function badgesOf({ name, library }: DocsVersion): readonly Badge[] {
  const oldest = name === 'current' ? majorOf(library) : Number(name);
  return steps.flatMap((step) => {
    const major = majorOf(releasesOfStep(step)[1]);
    if (major < oldest || major > majorOf(library)) return [];
    return changes[step].flatMap(({ id, badges = [] }) =>
      badges.map((place) => {
        const [page = '', definition = ''] = place.split('#');
        return { page, name: definition, major, address: `/upgrade/${step}#${id}` };
      }),
    );
  });
}

/**
 * Makes a remark plugin that adds the badge "changed in v7" after the first paragraph about a
 * definition whose behavior changed. It leads to what the releases before and after show.
 *
 * @returns The plugin; it throws, naming the page, if a page of the table has no such heading.
 */
export function remarkChanged(versions: readonly DocsVersion[]) {
  return () =>
    (tree: Root, { path }: { readonly path: string }): void => {
      const version = versions.find(({ name }) => isPageOf(path, name));
      if (!version) return;
      const page = pageIn(path, version);
      for (const badge of badgesOf(version)) {
        if (badge.page === page) addBadge(tree, badge, path);
      }
    };
}

const pageIn = (path: string, { name }: DocsVersion): string => {
  const [, below = ''] = path.replaceAll('\\', '/').split(`/${folderOf(name)}/`);
  return below.replace(/\.mdx?$/, '');
};

function addBadge({ children }: Root, { name, major, address }: Badge, path: string): void {
  const index = children.findIndex((node) => isHeadingOf(node, name));
  const paragraph = children.slice(index + 1).find(({ type }) => type === 'paragraph');
  if (index < 0 || paragraph?.type !== 'paragraph') {
    throw new Error(
      `${path}: releases/behavior/changes/ has a badge for ${name}, but there is no heading of that name with a paragraph.`,
    );
  }
  const attributes = Object.entries({ address, major: `${major}` }).map(
    ([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value }) as const,
  );
  paragraph.children.push(
    { type: 'text', value: ' ' },
    { type: 'mdxJsxTextElement', name: 'Changed', attributes, children: [] },
  );
}

const isHeadingOf = (node: Nodes, name: string): node is Heading => {
  if (node.type !== 'heading') return false;
  const [only, ...others] = node.children;
  return only?.type === 'inlineCode' && others.length === 0 && only.value === name;
};
