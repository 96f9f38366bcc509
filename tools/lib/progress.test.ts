import { describe, expect, it } from 'vitest';
import { duration, Progress, painter } from './progress.mjs';
import { StepError } from './step-error.mjs';

function record() {
  const written: string[] = [];
  const times = [0, 1500];
  const output = { write: (text: string) => written.push(text) };
  const progress = new Progress(output, () => times.shift() ?? 0);
  return { progress, text: () => written.join('') };
}

describe('progress', () => {
  it('names a step that is running before it has ended', async () => {
    const { progress, text } = record();
    const value = await progress.step('build', async () => {
      expect(text()).toBe('build      ');
      return { outcome: 'docusaurus build', value: 7 };
    });
    expect(value).toBe(7);
    expect(text()).toBe('build      docusaurus build (1.5 s)\n');
  });

  it('ends the line of a step that fails and leaves the rest to the caller', async () => {
    const { progress, text } = record();
    const error = new StepError('Building failed.', {
      cause: ['a broken link'],
      logFile: '.cache/logs/build.log',
      remedy: 'Fix the link.',
    });
    await expect(progress.step('build', () => Promise.reject(error))).rejects.toBe(error);
    progress.failure(error);
    expect(text()).toBe(
      'build      failed\n\nBuilding failed.\n  a broken link\nFull output: .cache/logs/build.log\nFix the link.\n',
    );
  });

  it('keeps the lines of other work apart from a step that’s still running', async () => {
    const { progress, text } = record();
    await progress.step('build', async () => {
      progress.line('types      passed');
      progress.line('lint       passed');
      return { outcome: 'docusaurus build' };
    });
    progress.line('links      passed');
    expect(text()).toBe(
      'build      …\ntypes      passed\nlint       passed\nbuild      docusaurus build (1.5 s)\nlinks      passed\n',
    );
  });

  it('prints an unexpected error with its location', () => {
    const { progress, text } = record();
    progress.failure(new TypeError('undefined is not a function'));
    expect(text()).toMatch(/TypeError: undefined is not a function\n\s+at .*progress\.test\.ts/);
  });
});

it.each([
  [400, '0.4 s'],
  [9949, '9.9 s'],
  [42_400, '42 s'],
  [99_600, '1 min 40 s'],
  [187_000, '3 min 7 s'],
])('%d ms is written as %s', (milliseconds, text) => {
  expect(duration(milliseconds)).toBe(text);
});

it('uses colors only in terminals, and not with NO_COLOR', () => {
  const write = () => {};
  expect(painter({ write, isTTY: true }, {}).red('x')).toBe('\u001b[31mx\u001b[0m');
  expect(painter({ write, isTTY: true }, { NO_COLOR: '1' }).red('x')).toBe('x');
  expect(painter({ write }, {}).red('x')).toBe('x');
});
