/** Measures and prints the steps of a walkthrough. */
export interface Stopwatch {
  /** Runs and times a step. @param what label in the output */
  time(what: string, action: () => Promise<unknown>): Promise<void>;
  /** Seconds since the start. */
  readonly total: () => number;
}

export function startStopwatch(): Stopwatch {
  const start = performance.now();
  return {
    time: async (what, action) => {
      const begun = performance.now();
      await action();
      console.log(`${seconds(begun).toFixed(1).padStart(7)} s  ${what}`);
    },
    total: () => seconds(start),
  };
}

function seconds(since: number): number {
  return (performance.now() - since) / 1000;
}
