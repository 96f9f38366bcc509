import { beforeEach, expect, it } from 'vitest';
import { createStopper, longestTurn, Stopped } from './stop.ts';

let time = 0;
let pauses: (() => void)[] = [];
let reports: Stopped[] = [];
const make = () =>
  createStopper(
    () => time,
    (callback) => pauses.push(callback),
    (stopped) => reports.push(stopped),
  );

const spin = (check: () => void, milliseconds: number) => {
  for (let spent = 0; spent < milliseconds; spent += 1) {
    time += 1;
    check();
  }
};

beforeEach(() => {
  time = 0;
  pauses = [];
  reports = [];
});

it('stops code that runs without a pause, and keeps stopping it', () => {
  const { check } = make();
  expect(() => spin(check, longestTurn * 2)).toThrow(Stopped);
  expect(() => check()).toThrow(Stopped);
  expect(reports).toHaveLength(1);
});

it('lets code run forever if it pauses in between', () => {
  const { check } = make();
  for (let turn = 0; turn < 20; turn += 1) {
    spin(check, longestTurn / 2);
    for (const pause of pauses.splice(0)) pause();
  }
  expect(reports).toEqual([]);
});
