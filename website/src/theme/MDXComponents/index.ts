// Wrapped to let MDX pages use components without importing them: CodeBlock, into which
// website/features/code/build turns each fence; LiveExample, which website/features/live-examples/build puts around those
// marked `live` and around others that render something; tables that scroll in their own
// box; rows that links can lead to, which website/features/article/build marks; Since and Changed, whose releases
// website/features/releases/build finds; and StyleChanges, for which website/features/releases/build/style-changes renders builders.
import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
import { DefinitionRow } from '../../../features/article/client/DefinitionRow.tsx';
import { LiveExample } from '../../../features/live-examples/client/LiveExample.tsx';
import { Changed } from '../../../features/releases/client/Changed.tsx';
import { Since } from '../../../features/releases/client/Since.tsx';
import { StyleChanges } from '../../../features/releases/client/StyleChanges.tsx';
import { Html } from '../../components/Html/Html.tsx';
import { ScrollingTable } from '../../components/ScrollBox/ScrollingTable.tsx';

export default {
  ...MDXComponents,
  Changed,
  CodeBlock,
  LiveExample,
  table: ScrollingTable,
  tr: DefinitionRow,
  Html,
  Since,
  StyleChanges,
};
