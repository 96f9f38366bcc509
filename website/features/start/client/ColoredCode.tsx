import CodeBlock from '@theme/CodeBlock';
import { type ReactNode, useEffect, useState } from 'react';

/** Longer code would block the page while it's parsed. */
const longest = 50_000;

interface ColoredCodeProps {
  /** TypeScript. */
  readonly code: string;
  readonly title: string;
}

/** Code whose colors come when their parser has loaded. */
export function ColoredCode({ code, title }: ColoredCodeProps) {
  const [colored, setColored] = useState<{ readonly code: string; readonly parts: ReactNode }>();
  useEffect(() => {
    if (code.length > longest) return undefined;
    let isCurrent = true;
    import('../../sandbox/client/editor/colors').then(
      ({ coloredParts }) => {
        const parts = coloredParts(code).map(({ text, color }, index) =>
          color ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity beyond their place
            <span key={index} style={{ color: `var(${color})` }}>
              {text}
            </span>
          ) : (
            text
          ),
        );
        if (isCurrent) setColored({ code, parts });
      },
      // Without colors, the code is still code.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return (
    <CodeBlock language="ts" title={title}>
      {colored?.code === code ? colored.parts : code}
    </CodeBlock>
  );
}
