// @ts-check

/** @typedef {import('../gates.mjs').Gate} Gate */

/**
 * @typedef {object} GateResult
 * @property {Gate} gate
 * @property {boolean} ok
 * @property {string} reason why it failed; empty when it passed
 * @property {string} [logFile]
 * @property {number} milliseconds
 */

/**
 * Runs every gate, even after one has failed: first those that may share the machine, then the others one by
 * one. The build shares it too, beside gates that don't need it.
 *
 * @param {readonly Gate[]} gates
 * @param {(gate: Gate) => Promise<{ ok: boolean, reason: string, logFile?: string }>} run a throw counts as a
 *   failure of that gate
 * @param {object} [options]
 * @param {() => Promise<void>} [options.build] runs first if a gate needs it; when it throws, no further gate
 *   starts
 * @param {(result: GateResult) => void} [options.onEnd]
 * @returns {Promise<GateResult[]>} in the order of `gates`
 */
export async function runGates(gates, run, { build, onEnd } = {}) {
  /** @type {Map<Gate, GateResult>} */
  const results = new Map();
  const runOne = async (/** @type {Gate} */ gate) => {
    const start = Date.now();
    const outcome = await run(gate).catch((error) => ({ ok: false, reason: String(error) }));
    const result = { gate, ...outcome, milliseconds: Date.now() - start };
    results.set(gate, result);
    onEnd?.(result);
  };
  const sharing = gates.filter((gate) => !gate.alone);
  const isLate = (/** @type {Gate} */ gate) => Boolean(gate.needsBuild || gate.reusesBuild);
  /** @type {Promise<void> | undefined} */
  let building;
  const jobs = [
    ...sharing.filter((gate) => !isLate(gate)).map((gate) => () => runOne(gate)),
    ...sharing
      .filter(isLate)
      .map((gate) => () => Promise.resolve(building).then(() => runOne(gate))),
  ];
  if (build && gates.some((gate) => gate.needsBuild)) {
    jobs.unshift(() => {
      building = build();
      return building;
    });
  }
  await runPooled(jobs, 2);
  await runPooled(
    gates.filter((gate) => gate.alone).map((gate) => () => runOne(gate)),
    1,
  );
  return gates.map((gate) => /** @type {GateResult} */ (results.get(gate)));
}

/**
 * Starts no further job once one has failed.
 *
 * @param {readonly (() => Promise<void>)[]} jobs
 * @param {number} atOnce
 * @throws what the first failed job threw, when the others that have begun are over
 */
async function runPooled(jobs, atOnce) {
  const queue = jobs.values();
  let failed = false;
  const worker = async () => {
    for (const job of queue) {
      await job().catch((error) => {
        failed = true;
        throw error;
      });
      if (failed) return;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
