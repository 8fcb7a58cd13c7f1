/** Runs work after all that came before it under the same key. */
export type OneAtATime = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Makes a queue for each key that is in use. */
export function createOneAtATime(): OneAtATime {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const own = before.then(work, work);
    last.set(key, own);
    try {
      return await own;
    } finally {
      if (last.get(key) === own) last.delete(key);
    }
  };
}
