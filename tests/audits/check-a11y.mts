import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import { main } from '../../tools/lib/main.mjs';
import { duration, Progress } from '../../tools/lib/progress.mjs';
import { pageAddresses } from '../fixture/addresses.ts';
import { buildFolder, root } from '../fixture/paths.ts';
import { pageKinds } from '../kinds.ts';
import { auditPages, checksPerPage, type Subject } from './a11y/audit.ts';
import { addressesOf, filesOfLastCommit, sampleOf } from './a11y/touched.ts';
import { readLookAtBuild } from './look-at-build.ts';
import { visited } from './served.ts';

/** Of more changed pages than this, only a sample is checked, because the gate has to end within minutes. */
const mostTouchedPages = 40;

const progress = new Progress();

await main(progress, async () => {
  const isWhole = readLookAtBuild('check:a11y', '--all');
  const subjects = isWhole ? allPages() : chosenPages();
  const violations = await audit(subjects);
  const { length } = subjects;
  progress.line(`${length} pages, ${length * checksPerPage} checks, ${violations} violations`);
  if (violations > 0) process.exitCode = 1;
  // These tests decide what axe reports, but aren't about a single page.
  await startVitest('test', [], { config: 'tests/vitest.config.mts', project: 'a11y', run: true });
});

function allPages(): readonly Subject[] {
  const listed = pageAddresses();
  const unlisted = pageKinds.filter(({ address }) => !listed.includes(address));
  return [...listed.map((address) => ({ address })), ...unlisted];
}

function chosenPages(): readonly Subject[] {
  const files = filesOfLastCommit(root);
  if (!files) {
    progress.line(
      'This clone lacks the commit before the last one, so only a page of each kind is checked.',
    );
    return pageKinds;
  }
  const touched = addressesOf(files).filter(
    (address) =>
      existsSync(join(buildFolder, `${address}.html`)) &&
      !pageKinds.some((kind) => kind.address === address),
  );
  const sample = sampleOf(touched, mostTouchedPages);
  if (sample.length < touched.length) {
    progress.line(
      `The last commit changed ${touched.length} pages, and ${sample.length} of them are checked. To check all pages, run npm run check:a11y -- --all`,
    );
  }
  return [...pageKinds, ...sample.map((address) => ({ address }))];
}

async function audit(subjects: readonly Subject[]): Promise<number> {
  const start = Date.now();
  let done = 0;
  let violations = 0;
  await visited(buildFolder, (browser, origin) =>
    auditPages(browser, origin, subjects, (faults) => {
      done += 1;
      violations += faults.length;
      // Reported immediately, because all pages take most of an hour.
      for (const fault of faults) progress.line(`✗ ${fault}`);
      if (done % 100 === 0) {
        progress.line(`${done} of ${subjects.length} pages (${duration(Date.now() - start)})`);
      }
    }),
  );
  return violations;
}
