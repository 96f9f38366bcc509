import { useEffect, useState } from 'react';
import { answerMs, copyText } from './copyText.ts';

/**
 * Copies text for a button that shows the outcome of a click for two seconds.
 *
 * @param keepsRefusal - The reader can act on a refusal, so it stays until `forget`.
 */
export function useCopy({ keepsRefusal = false } = {}) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();

  useEffect(() => {
    if (!outcome || (keepsRefusal && outcome === 'refused')) return;
    const timer = setTimeout(() => setOutcome(undefined), answerMs);
    return () => clearTimeout(timer);
  }, [outcome, keepsRefusal]);

  return {
    outcome,
    copy: async (text: string | Promise<string>) =>
      setOutcome((await copyText(text)) ? 'copied' : 'refused'),
    forget: () => setOutcome(undefined),
  };
}
