import { expect, it } from 'vitest';
import { figuresOf } from './report.ts';

it('says what a page costs, and how much more it would cost without a saving', () => {
  const text = figuresOf({
    pages: ['/a', '/b'],
    all: [
      { bytes: 1000, ms: 100 },
      { bytes: 2000, ms: 200.4 },
    ],
    rows: [
      [
        'styles',
        [
          { bytes: 1500, ms: 90 },
          { bytes: 2000, ms: 210 },
        ],
      ],
    ],
    date: new Date('2026-11-23T12:00:00Z'),
  });
  expect(text.split('\n').slice(-5)).toEqual([
    '|  | `/a` | `/b` |',
    '| --- | --- | --- |',
    '| with all savings | 1000 B, 100 ms | 2000 B, 200 ms |',
    '| without styles | +500 B, −10 ms | +0 B, +10 ms |',
    '',
  ]);
  expect(text).toContain('Measured on 2026-11-23');
});
