// Wrapped to let MDX pages use components without importing them: CodeBlock, into which
// plugins/code-highlight turns each fence; LiveExample, which plugins/live-examples puts around those
// marked `live`; tables that scroll in their own box; rows that links can lead to, which
// plugins/definition-rows marks; and Since, for which plugins/since finds the release.
import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
import { DefinitionRow } from '../../components/DefinitionRow/DefinitionRow.tsx';
import { Html } from '../../components/Html/Html.tsx';
import { LiveExample } from '../../components/LiveExample/LiveExample.tsx';
import { ScrollingTable } from '../../components/ScrollBox/ScrollingTable.tsx';
import { Since } from '../../components/Since/Since.tsx';

export default {
  ...MDXComponents,
  CodeBlock,
  LiveExample,
  table: ScrollingTable,
  tr: DefinitionRow,
  Html,
  Since,
};
