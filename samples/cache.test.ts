import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Target } from '../releases/targets.ts';
import { folderWith } from '../tests/data/folder.ts';
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

/** A run in which everything is proved again passes the switch on to its tests. */
beforeEach(() => vi.stubEnv('PROOFS', ''));
afterEach(() => vi.unstubAllEnvs());

describe('outcomeKey', () => {
  const key = outcomeKey('run', target, unit);

  it('does not depend on where the fence is', () => {
    const moved = { ...unit, id: 'docs/b.mdx:9', folder: 'docs/b.mdx/@page', file: 'fence-9.ts' };
    expect(outcomeKey('run', target, moved)).toBe(key);
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
    expect(outcomeKey('run', otherTarget, otherUnit)).not.toBe(key);
  });

  it('depends on the phase', () => {
    expect(outcomeKey('types', target, unit)).not.toBe(key);
  });
});

describe('openCache', () => {
  let folder = '';
  beforeEach(() => {
    folder = folderWith({});
  });

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

  it('treats outcomes of another checker as missing', () => {
    const stored = openCache(folder);
    stored.set('run', target, unit, outcome);
    stored.save(true);
    const file = join(folder, 'outcomes.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"tools":"[^"]+"/, '"tools":"other"'));
    expect(openCache(folder).get('run', target, unit)).toBeUndefined();
  });
});

describe('recorded outcomes', () => {
  let folder = '';
  let recorded = '';
  beforeEach(() => {
    folder = folderWith({});
    recorded = join(folder, 'recorded.json.br');
  });

  const record = (found: SampleOutcome): number => {
    const cache = openCache(folder, recorded);
    cache.set('run', target, unit, found);
    return cache.record();
  };
  const read = () => openCache(folder, recorded).get('run', target, unit);

  it('are used by a run without a cache of its own', () => {
    record(outcome);
    expect(read()).toEqual(outcome);
  });

  it('aren’t written again for a sample that changes', () => {
    record(outcome);
    expect(record({ ...outcome, rendered: true })).toBe(0);
    expect(read()).toEqual(outcome);
  });

  it('aren’t proved by a copy of themselves in the folder', () => {
    record(outcome);
    const copying = openCache(folder, recorded);
    copying.get('run', target, unit);
    copying.save(true);
    expect(read()).toEqual(outcome);
    vi.stubEnv('PROOFS', 'all');
    expect(read()).toBeUndefined();
  });

  it('are proved again on request, and those that differ are counted', () => {
    record(outcome);
    vi.stubEnv('PROOFS', 'all');
    expect(read()).toBeUndefined();
    expect(record(outcome)).toBe(0);
    expect(record({ ...outcome, rendered: true })).toBe(1);
  });

  it('stay as they are if only the types under names are written in another way', () => {
    const withType = (type: string): SampleOutcome => ({
      ...outcome,
      names: { cards: [{ name: 'App', type, text: '' }], places: [] },
    });
    record(withType('const App: () => JSX.Element'));
    vi.stubEnv('PROOFS', 'all');
    expect(record(withType('const App: () => React.JSX.Element'))).toBe(0);
    vi.stubEnv('PROOFS', '');
    expect(read()).toEqual(withType('const App: () => JSX.Element'));
  });
});
