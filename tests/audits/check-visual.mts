import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Browser } from '@playwright/test';
import { main } from '../../tools/lib/main.mjs';
import { Progress } from '../../tools/lib/progress.mjs';
import { StepError } from '../../tools/lib/step-error.mjs';
import { buildFolder, root } from '../fixture/paths.ts';
import { type Pixels, pictureOf, readPixels } from '../fixture/pixels.ts';
import { pageKinds } from '../kinds.ts';
import { visited } from './served.ts';
import { measureFonts, type Picture, picturesOf } from './visual/capture.ts';
import { differenceOf } from './visual/compare.ts';

const references = join(root, 'tests', 'visual', 'references');
const fontsFile = join(references, 'fonts.json');
const failures = join(root, '.cache', 'visual');

const remedy = 'If the change is intended, run: npm run check:visual -- --update';
const usage = 'Usage: npm run check:visual -- [--update]';

const progress = new Progress();

await main(progress, async () => {
  const [option] = process.argv.slice(2);
  const isUpdate = option === '--update';
  if (option && !isUpdate) {
    throw new StepError(`There is no option "${option}".`, { remedy: usage });
  }
  if (!existsSync(join(buildFolder, 'index.html'))) {
    throw new StepError('There is no build/ to check.', { remedy: 'Run: npm run build' });
  }
  await visited(buildFolder, async (browser, origin) => {
    const fonts = await measureFonts(browser, origin);
    if (isUpdate) await update(browser, origin, fonts);
    else await check(browser, origin, fonts);
  });
});

async function update(browser: Browser, origin: string, fonts: readonly number[]) {
  const pictures = await allPictures(browser, origin);
  rmSync(references, { recursive: true, force: true });
  mkdirSync(references, { recursive: true });
  for (const { name, image } of pictures) await writePng(referenceOf(name), image);
  writeFileSync(fontsFile, `[${fonts.join(', ')}]\n`);
  progress.line(`${pictures.length} references written`);
}

async function check(browser: Browser, origin: string, fonts: readonly number[]) {
  if (!existsSync(fontsFile)) throw new StepError('There are no references.', { remedy });
  const known = JSON.parse(readFileSync(fontsFile, 'utf8')) as readonly number[];
  if (known.join() !== fonts.join()) {
    progress.line(
      `Not compared: the fonts of this machine differ from those of the references (lines are ${fonts.join(', ')} pixels wide instead of ${known.join(', ')}). Compare on a Debian machine with the fonts that come with the package chromium.`,
    );
    return;
  }
  rmSync(failures, { recursive: true, force: true });
  const pictures = await allPictures(browser, origin);
  const faults = [...(await Promise.all(pictures.map(faultOf))).flat(), ...superfluous(pictures)];
  progress.line(`${pictures.length} pictures, ${faults.length} differ`);
  for (const fault of faults) progress.line(`✗ ${fault}`);
  if (faults.length === 0) return;
  progress.line(remedy);
  process.exitCode = 1;
}

async function allPictures(browser: Browser, origin: string): Promise<readonly Picture[]> {
  const waiting = [...pageKinds];
  const pictures: Picture[] = [];
  const work = async () => {
    for (let kind = waiting.shift(); kind; kind = waiting.shift()) {
      pictures.push(...(await picturesOf(browser, origin, kind)));
    }
  };
  await Promise.all([work(), work()]);
  return pictures.sort((a, b) => a.name.localeCompare(b.name));
}

async function faultOf({ name, image }: Picture): Promise<readonly string[]> {
  const file = referenceOf(name);
  if (!existsSync(file)) return [`${name} has no reference`];
  const expected = await readPixels(file);
  const difference = differenceOf(expected, image);
  if (!difference) return [];
  mkdirSync(failures, { recursive: true });
  const path = (part: string) => join(failures, `${name}.${part}.png`);
  await writePng(path('expected'), expected);
  await writePng(path('actual'), image);
  if (difference.marked) await writePng(path('difference'), difference.marked);
  return [`${name} ${difference.reason}: see ${relative(root, path('*'))}`];
}

function superfluous(pictures: readonly Picture[]): readonly string[] {
  return readdirSync(references)
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.slice(0, -'.png'.length))
    .filter((name) => !pictures.some((picture) => picture.name === name))
    .map((name) => `${name} is a reference without a page`);
}

function referenceOf(name: string): string {
  return join(references, `${name}.png`);
}

const writePng = (file: string, image: Pixels) =>
  pictureOf(image).png({ compressionLevel: 9 }).toFile(file);
