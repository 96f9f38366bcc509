import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Target } from '../releases/targets.ts';
import { openCache, outcomeKey } from './cache.ts';
import type { SampleOutcome, WorkUnit } from './outcome.ts';

const target: Target = { library: '8.0.0', aliases: { 'react-querybuilder': 'rqb-8' } };
const unit: WorkUnit = {
  id: 'docs/a.mdx:1',
  folder: 'docs/a.mdx/@page',
  file: 'fence-1.ts',
  code: 'query;',
  siblings: {},
  entry: true,
};
const outcome: SampleOutcome = {
  problems: [{ line: 1, message: 'Wrong.' }],
  ran: true,
  rendered: false,
};

describe('outcomeKey', () => {
  const key = outcomeKey('tools', 'run', target, unit);

  it('does not depend on where the fence is', () => {
    const moved = { ...unit, id: 'docs/b.mdx:9', folder: 'docs/b.mdx/@page', file: 'fence-9.ts' };
    expect(outcomeKey('tools', 'run', target, moved)).toBe(key);
  });

  it.each([
    ['the code', target, { ...unit, code: 'rule;' }],
    ['the language', target, { ...unit, file: 'fence-1.tsx' }],
    ['a file it may import', target, { ...unit, siblings: { 'a.ts': '' } }],
    ['the output', target, { ...unit, output: '1' }],
    ['whether it runs', target, { ...unit, entry: false }],
    ['the release', { ...target, library: '8.0.1' }, unit],
    ['the React version', { ...target, aliases: { ...target.aliases, react: 'react-19' } }, unit],
  ])('depends on %s', (_, otherTarget, otherUnit) => {
    expect(outcomeKey('tools', 'run', otherTarget, otherUnit)).not.toBe(key);
  });

  it('depends on the phase', () => {
    expect(outcomeKey('tools', 'types', target, unit)).not.toBe(key);
  });

  it('depends on the checker', () => {
    expect(outcomeKey('other tools', 'run', target, unit)).not.toBe(key);
  });
});

describe('openCache', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'samples-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('finds in a later run what an earlier one saved', () => {
    const first = openCache(folder);
    first.set('run', target, unit, outcome);
    first.save(true);
    expect(openCache(folder).get('run', target, unit)).toEqual(outcome);
  });

  it('drops unused entries after a full run, and keeps them after a partial one', () => {
    const first = openCache(folder);
    first.set('run', target, unit, outcome);
    first.save(true);
    openCache(folder).save(false);
    expect(openCache(folder).get('run', target, unit)).toEqual(outcome);
    openCache(folder).save(true);
    expect(openCache(folder).get('run', target, unit)).toBeUndefined();
  });

  it('treats a damaged file as empty', () => {
    writeFileSync(join(folder, 'outcomes.json'), '{');
    expect(openCache(folder).get('run', target, unit)).toBeUndefined();
  });
});
