import { describe } from 'vitest';
import { viewports } from '../fixture/site.ts';
import { expect, test } from '../fixture/test.ts';

/** One family in one size and weight; each is asked for on its own in the first layout of a page. */
interface Font {
  readonly family: string;
  readonly size: string;
  readonly weight: string;
  readonly style: string;
}

/** The fonts of the text that a page renders, wherever it is scrolled to. */
function fontsOfText(): Font[] {
  const fonts = new Map<string, Font>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.textContent?.trim() || !element?.checkVisibility()) continue;
    const { fontFamily, fontSize, fontWeight, fontStyle } = getComputedStyle(element);
    const font = { family: fontFamily, size: fontSize, weight: fontWeight, style: fontStyle };
    fonts.set(JSON.stringify(font), font);
  }
  return [...fonts.values()];
}

describe('the fonts of a page', () => {
  test.for([
    ['/', 9],
    ['/docs/intro', 12],
    ['/docs/utils/export', 14],
    ['/api/react-querybuilder/index/functions/add', 7],
  ] as const)('%s has %i at most', async ([address, limit], { site }) => {
    const page = await site.open(address, { viewport: viewports.phone });
    const fonts = await page.evaluate(fontsOfText);
    expect(fonts.length).toBeLessThanOrEqual(limit);
    expect([...new Set(fonts.map(({ weight }) => weight))].sort()).toEqual(['400', '700']);
    expect(new Set(fonts.map(({ family }) => family)).size).toBe(2);
  });
});
