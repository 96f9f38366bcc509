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
 * one.
 *
 * @param {readonly Gate[]} gates
 * @param {(gate: Gate) => Promise<{ ok: boolean, reason: string, logFile?: string }>} run a throw counts as a
 *   failure of that gate
 * @param {{ onEnd?: (result: GateResult) => void, atOnce?: number, now?: () => number }} [options]
 * @returns {Promise<GateResult[]>} in the order of `gates`
 */
export async function runGates(gates, run, { onEnd, atOnce = 2, now = Date.now } = {}) {
  /** @type {Map<Gate, GateResult>} */
  const results = new Map();
  const runOne = async (/** @type {Gate} */ gate) => {
    const start = now();
    const outcome = await run(gate).catch((error) => ({ ok: false, reason: String(error) }));
    const result = { gate, ...outcome, milliseconds: now() - start };
    results.set(gate, result);
    onEnd?.(result);
  };
  const sharing = gates.filter((gate) => !gate.alone);
  await runPooled(sharing, runOne, atOnce);
  await runPooled(
    gates.filter((gate) => gate.alone),
    runOne,
    1,
  );
  return gates.map((gate) => /** @type {GateResult} */ (results.get(gate)));
}

/**
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => Promise<void>} work
 * @param {number} atOnce
 */
async function runPooled(items, work, atOnce) {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
