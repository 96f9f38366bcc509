import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { kits } from '../../../../kits/kits.ts';
import { repositoryDir } from '../../../../site/pages.ts';
import { colorModes, maxPosterBytes, posterFile } from './posters.ts';

describe.each(kits.flatMap(({ id, poster }) => colorModes.map((mode) => ({ id, mode, poster }))))(
  'the picture of $id, $mode',
  ({ id, mode, poster }) => {
    const file = readFileSync(join(repositoryDir, 'website/kits', id, posterFile(mode)));

    it('weighs at most 12 KB', () => {
      expect(file.length).toBeLessThanOrEqual(maxPosterBytes);
    });

    it('has the size that the page reserves for it, at two pixels per CSS pixel', async () => {
      const { width = 0, height = 0 } = await sharp(file).metadata();
      expect({ width: width / 2, height: height / 2 }).toEqual(poster);
    });
  },
);
