import { describe, expect, it } from 'vitest';
import { storedHistory } from '../../../library/history/stored.ts';
import { createCatalogue } from '../model/catalogue.ts';
import { stepsOf } from './steps.ts';

const nothing = createCatalogue([]);
const releases = ['3.12.1', '4.5.3', '5.4.1', '6.5.5', '7.7.1', '8.24.1'];
const steps = stepsOf(storedHistory, releases, nothing, (major) => `/docs/${major}`);

const namesIn = (id: string, list: string) =>
  steps
    .find((step) => step.id === id)
    ?.lists.find((one) => one.id === list)
    ?.groups.map(({ of, names }) => [of, ...names.map(([name]) => name)]);

describe('stepsOf', () => {
  it('compares each major with the next', () => {
    expect(steps.map(({ id }) => id)).toEqual(['3-to-4', '4-to-5', '5-to-6', '6-to-7', '7-to-8']);
    expect(steps[0]).toMatchObject({ from: '3.12.1', to: '4.5.3', guide: '/docs/4' });
  });

  it('lists exports that went', () => {
    expect(namesIn('3-to-4', 'exports-removed')?.flat()).toContain('findRule');
    expect(namesIn('5-to-6', 'exports-removed')).toEqual([['', 'c', 'version']]);
    expect(namesIn('7-to-8', 'exports-removed')).toEqual([
      ['', 'UseMergedContextProps', 'UseMergedContextReturn', 'ValueSourceOptions'],
    ]);
  });

  it('lists members by their type, but not those of new types', () => {
    const history = { A: '3', 'A.old': '3', 'A.new': '4', B: '4', 'B.b': '4' };
    const [step] = stepsOf(history, ['3.0.0', '4.0.0'], nothing, () => undefined);
    expect(step?.lists.map(({ title }) => title)).toEqual([
      'Exports added: 1',
      'Props and options added: 1',
    ]);
    expect(step?.lists[1]?.groups).toEqual([{ of: 'A', names: [['new']] }]);
  });

  it('says for every step what works differently', () => {
    for (const { id, reviewed } of steps) expect(reviewed.length, id).toBeGreaterThan(2);
  });
});
