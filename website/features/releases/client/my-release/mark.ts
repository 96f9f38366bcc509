import { compareReleases } from '../../../../../releases/releases.ts';
import {
  chooseRelease,
  myRelease,
  readRelease,
} from '../../../../src/components/myRelease/myRelease.ts';
import styles from './mark.module.css';

/** Names that a live sample shows at most. */
const maxNames = 3;

/**
 * Marks what the reader's release lacks.
 *
 * @param asked - The release in the address, which becomes the reader's.
 */
export function mark(asked: string | null): void {
  const read = asked === null ? undefined : readRelease(asked);
  document.querySelector(`.${styles.problem}`)?.remove();
  if (read && 'release' in read) {
    // Storing it marks the page again.
    if (read.release !== myRelease() && chooseRelease(read.release)) return;
  } else if (read) showProblem(read.problem);
  const release = myRelease();
  document.documentElement.style.setProperty(
    '--my-release',
    release === undefined ? '""' : `": ${release}"`,
  );
  for (const badge of document.querySelectorAll<HTMLElement>('[data-since]')) {
    markBadge(badge, release);
  }
  for (const sample of document.querySelectorAll<HTMLElement>('[data-live-example]')) {
    markSample(sample, release);
  }
}

const isLater = (since: string, release: string | undefined): release is string =>
  release !== undefined && compareReleases(since, release) > 0;

function markBadge(badge: HTMLElement, release: string | undefined): void {
  const since = badge.dataset.since ?? '';
  const later = isLater(since, release);
  badge.toggleAttribute('data-later', later);
  const { instead } = badge.dataset;
  const note = `, later than your ${release}${instead ? `: ${instead}` : ''}`;
  badge.textContent = `since v${since}${later ? note : ''}`;
}

function markSample(sample: HTMLElement, release: string | undefined): void {
  sample.querySelector(`:scope > .${styles.note}`)?.remove();
  const later = (sample.dataset.names ?? '')
    .split(' ')
    .map((name) => name.split('@'))
    .filter(([name, since = '']) => name && isLater(since, release));
  if (later.length === 0) return;
  const note = document.createElement('p');
  note.className = styles.note ?? '';
  const listed = later.slice(0, maxNames).map(([name, since]) => `${name} (since ${since})`);
  const others = later.length > maxNames ? ', and others' : '';
  note.textContent = `This sample needs a newer release than yours, ${release}, because it uses ${listed.join(', ')}${others}.`;
  sample.prepend(note);
}

function showProblem(problem: string): void {
  const box = document.createElement('div');
  box.className = styles.problem ?? '';
  box.setAttribute('role', 'alert');
  const release = myRelease();
  const kept = release === undefined ? 'No release is set.' : `Your release is still ${release}.`;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.addEventListener('click', () => box.remove());
  box.append(`${problem} ${kept} `, close);
  document.body.append(box);
}
