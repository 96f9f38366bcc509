import { relative } from 'node:path';
import type { Element, Root, RootContent } from 'hast';
import { h } from 'hastscript';
import { pageId } from '../../../../samples/coverage/page-ids.ts';
import { isPageOf, repositoryDir } from '../../../site/pages.ts';
import { type DemoLink, demoAddress, demoLinks } from '../client/demo-links.ts';

/**
 * Makes a rehype plugin that adds a link to the demo below what the demo can switch on: a section with
 * the name of an option, or a page about one.
 *
 * @param versions - Names of the versions whose pages are about the release that the demo runs.
 */
export function rehypeDemoLinks(versions: readonly string[]) {
  return () =>
    async (tree: Root, { path }: { readonly path: string }): Promise<void> => {
      if (!versions.some((name) => isPageOf(path, name))) return;
      const page = pageId(relative(repositoryDir, path).replaceAll('\\', '/'));
      for (const { anchor, link } of linksOn(page)) {
        const start = anchor
          ? tree.children.findIndex((node) => isHeading(node) && node.properties.id === anchor)
          : 0;
        if (start === -1) continue;
        tree.children.splice(
          endOfIntroduction(tree, start),
          0,
          paragraph(link, await demoAddress(link)),
        );
      }
    };
}

const linksOn = (page: string) =>
  demoLinks.flatMap((link) =>
    link.docs
      .map((doc) => doc.split('#'))
      .filter(([name]) => name === page)
      .map(([, anchor]) => ({ anchor, link })),
  );

/** The place after the first paragraph of a section, or after its heading if it has none. */
function endOfIntroduction({ children }: Root, start: number): number {
  const end = children.findIndex((node, index) => index > start && isHeading(node));
  const first = children.findIndex(
    (node, index) => index >= start && node.type === 'element' && node.tagName === 'p',
  );
  return (first !== -1 && (end === -1 || first < end) ? first : start) + 1;
}

const isHeading = (node: RootContent): node is Element =>
  node.type === 'element' && /^h[2-6]$/.test(node.tagName);

function paragraph({ label, isOff }: DemoLink, href: string): Element {
  const text = `${isOff ? 'Turn it off' : 'Try it'} in the demo`;
  return h('p.api-line', { dataIsland: 'demo-link' }, [
    h('a', { href, ariaLabel: `${text}: ${label}` }, text),
  ]);
}
