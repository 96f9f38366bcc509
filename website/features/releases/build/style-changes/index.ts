import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { targetsOf } from '../../../../../releases/targets.ts';
import type { DocsVersion } from '../../../../../releases/versions.ts';
import { shadowRoot } from '../../../live-examples/build/previews/index.ts';
import { sheetOf } from '../../../live-examples/build/previews/sheets.ts';
import { layoutClasses, type Subject, subjects } from '../../style-changes.ts';
import { renderBuilder } from './builder.ts';

/** Makes rows short enough for two builders side by side, or too long where the change is about that. */
const cssOf = (subject: Subject): string =>
  `input[type=text]{width:5rem}:host{min-height:0;max-width:${subject === 'queryBuilder-responsive' ? '15rem' : 'none'}}`;

/**
 * Makes a remark plugin that gives `<StyleChanges of="variables" />` the builder before and after a
 * change, as HTML with the stylesheet of a release.
 *
 * @param root - Where the site's files are; see website/features/live-examples/build/previews.
 * @returns The plugin; it throws, naming file and line, if there's no such picture.
 */
export function remarkStyleChanges(version: DocsVersion, root: string) {
  return () =>
    (tree: Root, { path }: { readonly path: string }): void => {
      visit(tree, (node: Nodes) => {
        if (node.type !== 'mdxJsxFlowElement' || node.name !== 'StyleChanges') return undefined;
        const [of] = node.attributes;
        const isNamed = of?.type === 'mdxJsxAttribute' && of.name === 'of';
        const subject = isNamed ? subjects.find((one) => one === of.value) : undefined;
        if (!subject) {
          throw new Error(
            `${path}:${node.position?.start.line ?? 1}: write <StyleChanges of="…" /> with one of ${subjects.join(', ')}.`,
          );
        }
        const [before, after] = classesOf(subject).map((classes) => picture(subject, classes));
        for (const [name, value] of Object.entries({ before, after })) {
          node.attributes.push({ type: 'mdxJsxAttribute', name, value });
        }
        return SKIP;
      });
    };

  function picture(subject: Subject, classes: string): string {
    const [target] = targetsOf(version);
    if (!target) throw new Error(`Version ${version.name} has no release.`);
    // website/features/live-examples/build/previews writes its file.
    const html = renderBuilder(target, subject, classes);
    const sheet = sheetOf(['react-querybuilder/dist/query-builder.css'], target, html);
    return shadowRoot(html, cssOf(subject), { ...sheet, address: root + sheet.address });
  }
}

/** The classes before and after the change. Variables change without a class. */
function classesOf(subject: Subject): readonly [string, string] {
  if (layoutClasses.some((name) => name === subject)) return ['', subject];
  const classes = subject === 'branches' ? 'queryBuilder-branches' : '';
  return [classes, classes];
}
