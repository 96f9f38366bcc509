import { type Browser, chromium } from '@playwright/test';
import { chromiumRemedy, findChromium, findWholeChromium } from '../tools/find-chromium.mjs';

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // The site needs no other host, so neither may a test: their names lead nowhere.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** @throws Error when no Chromium is found; the message says how to get one. */
export function wholeChromium(): string {
  return found(findWholeChromium());
}

function found(executable: string | undefined): string {
  if (!executable) throw new Error(`No Chromium or Chrome was found. ${chromiumRemedy}`);
  return executable;
}

/**
 * Starts the machine's Chromium without a window. It opens only what this repository built, so it
 * does without its sandbox, which many containers and root do not allow.
 *
 * @param more - Further flags.
 * @param executablePath - By default, the headless shell, if there is one.
 * @throws Error when no Chromium is found; the message says how to get one.
 */
export function launchBrowser(
  more: readonly string[] = [],
  executablePath = found(findChromium()),
): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [...flags, ...more],
    headless: true,
    chromiumSandbox: false,
  });
}
