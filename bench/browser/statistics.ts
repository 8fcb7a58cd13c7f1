/** The median. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The percentile for a share between 0 and 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** "212 ms (198–240)" */
export function formatSpread(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(0)} ms (${low.toFixed(0)}–${high.toFixed(0)})`;
}
