import { describe, expect, test } from 'vitest';
import type { Pixels } from '../../fixture/pixels.ts';
import { differenceOf, shrink } from './compare.ts';

type Color = readonly [red: number, green: number, blue: number];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: Color;
}

const white: Color = [255, 255, 255];
const ink: Color = [60, 100, 159];

/** A picture of 480 × 400 pixels, the size of a wide window's reference. */
function picture(boxes: readonly Box[], height = 400): Pixels {
  const image = { width: 480, height, data: Buffer.alloc(480 * height * 4) };
  for (const box of [{ x: 0, y: 0, width: 480, height, color: white }, ...boxes]) {
    for (let y = box.y; y < box.y + box.height; y++) {
      for (let x = box.x; x < box.x + box.width; x++) {
        image.data.set([...box.color, 255], (y * image.width + x) * 4);
      }
    }
  }
  return image;
}

/** A button, and a column of text lines. */
const button: Box = { x: 200, y: 40, width: 40, height: 10, color: ink };
const lines = Array.from(
  { length: 30 },
  (_, row): Box => ({
    x: 20,
    y: 80 + row * 8,
    width: 150 + ((row * 37) % 90),
    height: 3,
    color: [170, 175, 180],
  }),
);
const reference = picture([button, ...lines]);

describe('a picture', () => {
  test('of the same page does not differ', () => {
    expect(differenceOf(reference, picture([button, ...lines]))).toBeUndefined();
  });

  test('whose letters are rendered slightly differently does not differ', () => {
    const redrawn = lines.map((line): Box => ({ ...line, color: [162, 170, 178] }));
    expect(differenceOf(reference, picture([button, ...redrawn]))).toBeUndefined();
  });

  test.for([
    ['whose button is elsewhere', [{ ...button, y: 43 }, ...lines]],
    ['whose button has another color', [{ ...button, color: [130, 80, 159] }, ...lines]],
    ['that lacks the button', lines],
    ['whose text is a line lower', [button, ...lines.map((line) => ({ ...line, y: line.y + 4 }))]],
  ] as [string, Box[]][])('%s differs', ([, boxes]) => {
    const difference = differenceOf(reference, picture(boxes));
    expect(difference?.reason).toMatch(/^differs in \d+\.\d\d% of its area$/);
    expect(difference?.marked?.width).toBe(480);
  });

  test('of another size differs', () => {
    expect(differenceOf(reference, picture([], 380))).toEqual({
      reason: 'is 480 × 380 pixels instead of 480 × 400 pixels',
    });
  });
});

describe('a smaller copy', () => {
  test('has the mean color of each square', () => {
    const image = picture([{ x: 0, y: 0, width: 1, height: 2, color: [0, 0, 0] }]);
    const small = shrink(image, 2);
    expect([small.width, small.height]).toEqual([240, 200]);
    expect(small.data[0]).toBeGreaterThan(120);
    expect(small.data[0]).toBeLessThan(137);
    expect(small.data[4]).toBe(255);
  });

  test('evens out how the edge of a letter is rendered', () => {
    const thin = shrink(picture([{ x: 3, y: 3, width: 1, height: 9, color: [90, 90, 90] }]), 3);
    const moved = shrink(picture([{ x: 4, y: 3, width: 1, height: 9, color: [90, 90, 90] }]), 3);
    expect(differenceOf(thin, moved)).toBeUndefined();
  });
});
