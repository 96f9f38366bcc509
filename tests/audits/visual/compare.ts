import pixelmatch from 'pixelmatch';
import type { Pixels } from '../../fixture/pixels.ts';

export interface PixelDifference {
  readonly reason: string;
  /** The actual picture with the differences in red; missing if the sizes differ. */
  readonly marked?: Pixels;
}

/** The largest difference of two mean colors, from 0 to 1, in pixelmatch's metric. */
const colorTolerance = 0.1;

/** The share of pixels that may differ: enough for a few letters, too little for an icon. */
const mostDiffering = 0.0002;

/** Compares a picture with its reference; `undefined` if they look the same. */
export function differenceOf(expected: Pixels, actual: Pixels): PixelDifference | undefined {
  const { width, height } = expected;
  if (actual.width !== width || actual.height !== height) {
    return { reason: `is ${sizeOf(actual)} instead of ${sizeOf(expected)}` };
  }
  const marked = Buffer.alloc(expected.data.length);
  const count = pixelmatch(expected.data, actual.data, marked, width, height, {
    threshold: colorTolerance,
    includeAA: true,
  });
  const ratio = count / (width * height);
  if (ratio <= mostDiffering) return undefined;
  return {
    reason: `differs in ${(ratio * 100).toFixed(2)}% of its area`,
    marked: { ...expected, data: marked },
  };
}

/**
 * A smaller copy whose pixels are the means of squares of `factor` × `factor` pixels, so that the edges of
 * letters average out. Rounding colors to 16 steps per channel halves the file.
 */
export function shrink(image: Pixels, factor: number): Pixels {
  const width = Math.floor(image.width / factor);
  const height = Math.floor(image.height / factor);
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 4; channel++) {
        const mean = meanOf(image, factor, x, y, channel);
        data[(y * width + x) * 4 + channel] = Math.round(Math.round(mean / step) * step);
      }
    }
  }
  return { width, height, data };
}

const step = 255 / 15;

function meanOf({ data, width }: Pixels, factor: number, x: number, y: number, channel: number) {
  let sum = 0;
  for (let row = y * factor; row < (y + 1) * factor; row++) {
    for (let column = x * factor; column < (x + 1) * factor; column++) {
      sum += data[(row * width + column) * 4 + channel] ?? 0;
    }
  }
  return sum / factor ** 2;
}

const sizeOf = ({ width, height }: Pixels) => `${width} × ${height} pixels`;
