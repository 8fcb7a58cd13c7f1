/** Who in the console holds work that would be lost. */
export interface UnsavedWork {
  has(): boolean;
  subscribe(listener: () => void): () => void;
  /** @returns the end of holding */
  hold(): () => void;
}

/** Starts with nobody holding anything. */
export function createUnsavedWork(): UnsavedWork {
  const holders = new Set<object>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    has: () => holders.size > 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hold: () => {
      const holder = {};
      holders.add(holder);
      tell();
      return () => {
        holders.delete(holder);
        tell();
      };
    },
  };
}
