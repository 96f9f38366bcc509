import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { main } from '../../tools/lib/main.mjs';
import { Progress } from '../../tools/lib/progress.mjs';
import { buildFolder, root } from '../fixture/paths.ts';
import { allPreviews, type Comparison, comparePreview } from '../fixture/previews.ts';
import { Site } from '../fixture/site.ts';
import { readLookAtBuild } from './look-at-build.ts';
import { visited } from './served.ts';

/** Compares every preview of the built site with the sample that takes its place. */

const most = 0.01;
const pictures = join(root, '.cache', 'previews');
const progress = new Progress();

await main(progress, async () => {
  const colorScheme = readLookAtBuild('check:previews', '--dark') ? 'dark' : 'light';
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const all = allPreviews();
  const addresses = new Set(all.map(({ address }) => address));
  let compared = 0;
  let differing = 0;
  await visited(buildFolder, async (browser, origin) => {
    for (const address of addresses) {
      const site = new Site(browser, origin);
      const page = await site.open(address, { colorScheme, connection: { saveData: true } });
      for (const { index } of all.filter((one) => one.address === address)) {
        const comparison = await comparePreview(page, index);
        compared += 1;
        if (comparison.share <= most) continue;
        differing += 1;
        save(`${address.slice(1).replaceAll('/', '_')}-${index}`, comparison);
        progress.line(`${address}, preview ${index + 1}: ${(comparison.share * 100).toFixed(1)}%`);
      }
      await site.close();
      progress.line(`${address}: ${compared} of ${all.length} compared`);
    }
  });
  progress.line(`${compared} previews compared, ${differing} differ in more than 1%`);
  if (differing > 0) process.exitCode = 1;
});

function save(name: string, { picture, running }: Comparison): void {
  writeFileSync(join(pictures, `${name}-picture.png`), PNG.sync.write(picture));
  writeFileSync(join(pictures, `${name}-running.png`), PNG.sync.write(running));
}
