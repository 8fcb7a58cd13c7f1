type OnCleanup = (end: () => Promise<void>) => void;

/** A resource that all test files of a worker use. */
export interface SharedByWorker<Value> {
  /**
   * Starts the resource at the first use.
   *
   * @param onCleanup of a fixture with the scope 'worker'. Vitest calls it when the worker ends, once for each test that is
   *   derived from another, so the last call ends the resource
   */
  use(onCleanup: OnCleanup): Promise<Value>;
}

export function sharedByWorker<Value>(
  start: () => Promise<Value>,
  end: (value: Value) => Promise<unknown>,
): SharedByWorker<Value> {
  let started: Promise<Value> | undefined;
  let users = 0;
  return {
    use: async (onCleanup) => {
      started ??= start();
      const value = await started;
      users += 1;
      onCleanup(async () => {
        users -= 1;
        if (users === 0) await end(value);
      });
      return value;
    },
  };
}
