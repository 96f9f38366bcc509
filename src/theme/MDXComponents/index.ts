// Wrapped to let the MDX pages use components without importing them: CodeBlock, into which
// plugins/code-highlight turns each fence; tables that scroll in their own box; rows that links can lead to, which plugins/definition-rows
// marks; Html, into which plugins/static-text turns plain text; and Since, for which plugins/since finds
// the release.
import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
import { DefinitionRow } from '../../components/DefinitionRow/DefinitionRow.tsx';
import { ScrollingTable } from '../../components/ScrollBox/ScrollingTable.tsx';
import { Since } from '../../components/Since/Since.tsx';
import { Html } from '../../components/StaticText/Html.tsx';

export default {
  ...MDXComponents,
  CodeBlock,
  table: ScrollingTable,
  tr: DefinitionRow,
  Html,
  Since,
};
