import { delimiter } from 'node:path';
import { expect, it } from 'vitest';
import { findChromium, findWholeChromium } from './find-chromium.mjs';

const PATH = ['/usr/local/bin', '', '/usr/bin'].join(delimiter);
const machineWith =
  (...files: string[]) =>
  (file: string) =>
    files.includes(file);

it('takes the browser that CHROME_PATH names', () => {
  const machine = machineWith('/usr/bin/chromium', '/opt/chrome');
  expect(findChromium({ PATH, CHROME_PATH: '/opt/chrome' }, machine)).toBe('/opt/chrome');
});

it('finds no browser when CHROME_PATH leads nowhere, even if there is another one', () => {
  const machine = machineWith('/usr/bin/chromium');
  expect(findChromium({ PATH, CHROME_PATH: '/opt/chrome' }, machine)).toBeUndefined();
});

it('looks for all names in all folders of the PATH, Chromium first', () => {
  const chrome = '/usr/local/bin/google-chrome';
  expect(findChromium({ PATH }, machineWith(chrome))).toBe(chrome);
  expect(findChromium({ PATH }, machineWith(chrome, '/usr/bin/chromium'))).toBe(
    '/usr/bin/chromium',
  );
});

it('prefers the headless browser', () => {
  const shell = '/usr/bin/chromium-headless-shell';
  expect(findChromium({ PATH }, machineWith('/usr/local/bin/chromium', shell))).toBe(shell);
});

it('finds a browser that readers use, even if the faster headless one is set', () => {
  const shell = '/usr/bin/chromium-headless-shell';
  const machine = machineWith(shell, '/usr/bin/chromium', '/opt/chrome');
  expect(findWholeChromium({ PATH }, machine)).toBe('/usr/bin/chromium');
  expect(findWholeChromium({ PATH, CHROME_PATH: shell }, machine)).toBe('/usr/bin/chromium');
  expect(findWholeChromium({ PATH, CHROME_PATH: '/opt/chrome' }, machine)).toBe('/opt/chrome');
  expect(findWholeChromium({ PATH }, machineWith(shell))).toBeUndefined();
});

it('never treats the working folder as part of the PATH', () => {
  expect(findChromium({ PATH }, machineWith('chromium'))).toBeUndefined();
});

it('looks among the applications of macOS', () => {
  const app = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(findChromium({}, machineWith(app))).toBe(app);
});
