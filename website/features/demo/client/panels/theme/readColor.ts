import type { Rgba } from './contrast.ts';

let canvas: CanvasRenderingContext2D | null | undefined;

/** The RGB value of a CSS color in any notation; `undefined` if it isn't a color, or without a canvas. */
export function readColor(text: string): Rgba | undefined {
  if (typeof document === 'undefined' || !CSS.supports('color', text)) return undefined;
  canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) return undefined;
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [r, g, b, alpha / 255];
}

/** A color in the notation of color inputs, which has no alpha. */
export const toHex = ([r, g, b]: Rgba) =>
  `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
