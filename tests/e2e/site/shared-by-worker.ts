type OnCleanup = (end: () => Promise<void>) => void;

/** A resource that all test files of a worker use. */
export interface SharedByWorker<Value> {
  /**
   * Starts the resource at the first use.
   *
   * @param onCleanup the hook of a fixture with the scope 'worker'. When the worker ends, Vitest calls the hook of each
   *   derived test, and the last call ends the resource
   */
  use(onCleanup: OnCleanup): Promise<Value>;
}

/** Returns a resource that `start` makes and `end` releases, once for each worker. */
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
