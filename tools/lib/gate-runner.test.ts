import { describe, expect, it } from 'vitest';
import { runGates } from './gate-runner.mjs';

const gate = (name: string, alone = false) => ({
  name,
  run: [name],
  needsBuild: false,
  needsBrowser: false,
  alone,
});

/** Gates that run until the test ends them, and a record of which are running. */
function stage() {
  const running = new Map<string, (ok: boolean) => void>();
  const run = ({ name }: { name: string }) =>
    new Promise<{ ok: boolean; reason: string }>((resolve) => {
      running.set(name, (ok) => {
        running.delete(name);
        resolve({ ok, reason: ok ? '' : 'broken' });
      });
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    run,
    running: async () => {
      await settle();
      return [...running.keys()];
    },
    end: (name: string, ok = true) => running.get(name)?.(ok),
  };
}

describe('gate runner', () => {
  it('runs two at a time in the order of the table, then those that need the machine to themselves', async () => {
    const { run, running, end } = stage();
    const gates = [gate('a', true), gate('b'), gate('c'), gate('d'), gate('e', true)];
    const ended: string[] = [];
    const results = runGates(gates, run, { onEnd: (result) => ended.push(result.gate.name) });

    expect(await running()).toEqual(['b', 'c']);
    end('c');
    expect(await running()).toEqual(['b', 'd']);
    end('d');
    expect(await running()).toEqual(['b']);
    end('b');
    expect(await running()).toEqual(['a']);
    end('a');
    expect(await running()).toEqual(['e']);
    end('e');

    expect((await results).map((result) => result.gate.name)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(ended).toEqual(['c', 'd', 'b', 'a', 'e']);
  });

  it('builds first, beside gates that neither need nor reuse the build', async () => {
    const { run, running, end } = stage();
    const gates = [
      { ...gate('links'), needsBuild: true },
      { ...gate('samples'), reusesBuild: true },
      gate('types'),
      gate('unit'),
    ];
    const build = () => run({ name: 'build' }).then(() => {});
    const results = runGates(gates, run, { build });
    expect(await running()).toEqual(['build', 'types']);
    end('types');
    expect(await running()).toEqual(['build', 'unit']);
    end('unit');
    expect(await running()).toEqual(['build']);
    end('build');
    expect(await running()).toEqual(['links', 'samples']);
    end('links');
    end('samples');
    expect((await results).every(({ ok }) => ok)).toBe(true);
  });

  it('starts no further gate when the build has failed', async () => {
    const { run, running, end } = stage();
    const gates = [{ ...gate('links'), needsBuild: true }, gate('types'), gate('unit')];
    const build = () => Promise.reject(new Error('no build'));
    const results = runGates(gates, run, { build });
    const failure = expect(results).rejects.toThrow('no build');
    expect(await running()).toEqual(['types']);
    end('types');
    await failure;
    expect(await running()).toEqual([]);
  });

  it('doesn’t build for gates that only reuse a build', async () => {
    const build = () => Promise.reject(new Error('no build'));
    const pass = async () => ({ ok: true, reason: '' });
    const [result] = await runGates([{ ...gate('samples'), reusesBuild: true }], pass, { build });
    expect(result?.ok).toBe(true);
  });

  it('goes on after a failure and after a gate that could not even start', async () => {
    const outcomes: Record<string, () => Promise<{ ok: boolean; reason: string }>> = {
      fails: async () => ({ ok: false, reason: 'exit code 2' }),
      throws: async () => {
        throw new Error('no such program');
      },
      passes: async () => ({ ok: true, reason: '' }),
    };
    const results = await runGates(
      Object.keys(outcomes).map((name) => gate(name)),
      ({ name }) => (outcomes[name] as () => Promise<{ ok: boolean; reason: string }>)(),
    );
    expect(results.map(({ ok, reason }) => [ok, reason])).toEqual([
      [false, 'exit code 2'],
      [false, 'Error: no such program'],
      [true, ''],
    ]);
  });
});
