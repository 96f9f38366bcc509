import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const here = import.meta.dirname;

describe('samples on the home page', () => {
  it.each([
    ['OrderFilter.mdx', 'OrderFilter.tsx'],
    ['TotalSlider.mdx', 'TotalSlider.tsx'],
  ])('%s shows %s as it is compiled', (page, file) => {
    const shown = /```tsx title="(.+)"\n([\s\S]*?)```/.exec(
      readFileSync(`${here}/${page}`, 'utf8'),
    );
    expect(shown?.[1]).toBe(file);
    expect(shown?.[2]).toBe(readFileSync(`${here}/${file}`, 'utf8'));
  });
});
