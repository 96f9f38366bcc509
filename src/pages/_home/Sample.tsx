import CodeBlock from '@theme/CodeBlock';
import type { ComponentType } from 'react';

const components = { CodeBlock };

interface SampleProps {
  /** An imported .mdx file of nothing but code. */
  readonly of: unknown;
}

/** Draws an MDX sample without the theme's other MDX components, which the page does not need. */
export function Sample({ of }: SampleProps) {
  const Mdx = of as ComponentType<{ readonly components: typeof components }>;
  return <Mdx components={components} />;
}
