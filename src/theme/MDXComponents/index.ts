// Wrapped to let the MDX pages use CodeBlock, into which plugins/code-highlight turns each fence.
import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';

export default { ...MDXComponents, CodeBlock };
