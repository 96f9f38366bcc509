import CodeBlock from '@theme/CodeBlock';
import { useEffect, useState } from 'react';

/** Longer code would block the page while it's parsed. */
const longest = 100_000;

interface ColoredCodeProps {
  /** TypeScript. */
  readonly code: string;
  readonly title: string;
}

/** Code whose colors come when their parser has loaded. */
export function ColoredCode({ code, title }: ColoredCodeProps) {
  const [colored, setColored] = useState<{ readonly code: string; readonly html: string }>();
  useEffect(() => {
    if (code.length > longest) return undefined;
    let isCurrent = true;
    import('../../sandbox/client/editor/colors').then(
      ({ coloredHtml }) => {
        if (isCurrent) setColored({ code, html: coloredHtml(code) });
      },
      // Without colors, the code is still code.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return colored?.code === code ? (
    <CodeBlock language="ts" title={title} html={colored.html} />
  ) : (
    <CodeBlock language="ts" title={title}>
      {code}
    </CodeBlock>
  );
}
