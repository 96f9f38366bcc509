// Wrapped to let MDX pages use components without importing them: CodeBlock, into which
// plugins/code-highlight turns each fence; LiveExample, which plugins/live-examples puts around those
// marked `live`, and Previewed, around others that render something; tables that scroll in their own
// box; rows that links can lead to, which plugins/article marks; Since and Changed, whose releases
// plugins/releases finds; and StyleChanges, for which plugins/style-changes renders builders.
import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
import { DefinitionRow } from '../../../plugins/article/client/DefinitionRow.tsx';
import { LiveExample } from '../../../plugins/live-examples/client/LiveExample.tsx';
import { Previewed } from '../../../plugins/live-examples/client/Previewed.tsx';
import { Changed } from '../../../plugins/releases/client/Changed.tsx';
import { Since } from '../../../plugins/releases/client/Since.tsx';
import { StyleChanges } from '../../../plugins/style-changes/client/StyleChanges.tsx';
import { Html } from '../../components/Html/Html.tsx';
import { ScrollingTable } from '../../components/ScrollBox/ScrollingTable.tsx';

export default {
  ...MDXComponents,
  Changed,
  CodeBlock,
  LiveExample,
  Previewed,
  table: ScrollingTable,
  tr: DefinitionRow,
  Html,
  Since,
  StyleChanges,
};
