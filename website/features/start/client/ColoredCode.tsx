import CodeBlock from '@theme/CodeBlock';
import { useMemo } from 'react';
import { useLoaded } from '../../../src/components/waiting/useLoaded';

/** Longer code would block the page while it's parsed. */
const longest = 50_000;

interface ColoredCodeProps {
  /** TypeScript. */
  readonly code: string;
  readonly title: string;
}

const partsOf = async (code: string) =>
  (await import('../../sandbox/client/editor/colors')).coloredParts(code);

/** Code whose colors come when their parser has loaded. Without colors, it's still code. */
export function ColoredCode({ code, title }: ColoredCodeProps) {
  const load = useMemo(() => (code.length > longest ? undefined : () => partsOf(code)), [code]);
  const parts = useLoaded(load)?.value;
  return (
    <CodeBlock language="ts" title={title}>
      {parts?.map(({ text, color }, index) =>
        color ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity beyond their place
          <span key={index} style={{ color: `var(${color})` }}>
            {text}
          </span>
        ) : (
          text
        ),
      ) ?? code}
    </CodeBlock>
  );
}
