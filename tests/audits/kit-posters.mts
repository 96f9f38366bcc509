import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { main } from '../../tools/lib/main.mjs';
import { Progress } from '../../tools/lib/progress.mjs';
import {
  type ColorMode,
  colorModes,
  maxPosterBytes,
  posterFile,
} from '../../website/features/demo/client/KitGallery/posters.ts';
import { kits } from '../../website/kits/kits.ts';
import { repositoryDir } from '../../website/site/pages.ts';
import { viewports } from '../fixture/site.ts';
import { visited } from './served.ts';

const progress = new Progress();

async function photograph(browser: Browser, origin: string, mode: ColorMode) {
  for (const { id } of kits) {
    const page = await browser.newPage({
      viewport: viewports.desktop,
      colorScheme: mode,
      deviceScaleFactor: 2,
    });
    await page.goto(`${origin}/docs/compat`);
    const kit = page.locator(`[data-kit=${id}]`);
    await kit.getByRole('button').click();
    const builder = kit.locator('[data-picture] > :not(:has(img))').first();
    await builder.waitFor({ state: 'visible' });
    // Wait for the kits' fonts and transitions.
    await page.waitForTimeout(1500);
    await page.mouse.move(0, 0);
    const picture = await builder.screenshot({ animations: 'disabled' });
    writeFileSync(join(repositoryDir, 'website/kits', id, posterFile(mode)), await small(picture));
    await page.close();
  }
}

/** A picture as WebP, as sharp as the limit allows. */
async function small(picture: Buffer): Promise<Buffer> {
  for (let quality = 90; quality > 10; quality -= 10) {
    const file = await sharp(picture).webp({ quality, effort: 6 }).toBuffer();
    if (file.length <= maxPosterBytes) return file;
  }
  throw new Error(`A picture is larger than ${maxPosterBytes} bytes even with the lowest quality.`);
}

await main(progress, async () => {
  await visited('build', async (browser, origin) => {
    for (const mode of colorModes) await photograph(browser, origin, mode);
  });
});
