/** Describes times in milliseconds by their median and the worst one. */
export function summaryOf(times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other);
  const [median = 0, worst = 0] = [sorted[sorted.length >> 1], sorted.at(-1)];
  return `median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms of ${sorted.length}`;
}
