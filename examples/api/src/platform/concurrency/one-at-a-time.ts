/** Runs work after all earlier work with the same key. */
export type OneAtATime = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Creates a runner that serializes work by key. */
export function createOneAtATime(): OneAtATime {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const previous = last.get(key) ?? Promise.resolve();
    const current = previous.then(work, work);
    last.set(key, current);
    try {
      return await current;
    } finally {
      if (last.get(key) === current) last.delete(key);
    }
  };
}
