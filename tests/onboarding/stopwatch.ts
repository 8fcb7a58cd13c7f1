/** Times what a walkthrough does, and prints it. */
export interface Stopwatch {
  /** Does something. @param what what is printed beside the seconds it took. */
  time(what: string, action: () => Promise<unknown>): Promise<void>;
  /** Seconds since it was started. */
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
