import CodeBlock from '@theme/CodeBlock';
import type { ComponentType } from 'react';

const components = { CodeBlock };

interface SampleProps {
  /** An imported .mdx file that contains only code. */
  readonly of: unknown;
}

/** Renders an MDX sample without the theme's other MDX components, which the page doesn't need. */
export function Sample({ of }: SampleProps) {
  const Mdx = of as ComponentType<{ readonly components: typeof components }>;
  return <Mdx components={components} />;
}
