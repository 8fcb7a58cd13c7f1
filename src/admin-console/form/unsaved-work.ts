/**
 * What would be lost: what somebody typed, the sight of something that a server does by itself, or the rest of something
 * that the page sends one by one.
 */
export type WorkKind = 'typed' | 'under-way' | 'one-by-one';

/** Who in the console holds work that would be lost. */
export interface UnsavedWork {
  has(): boolean;
  /** What was begun first, of all that is held. */
  kind(): WorkKind | undefined;
  subscribe(listener: () => void): () => void;
  /** @returns the end of holding */
  hold(kind: WorkKind): () => void;
}

/** Starts with nobody holding anything. */
export function createUnsavedWork(): UnsavedWork {
  const holders = new Set<{ readonly kind: WorkKind }>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    has: () => holders.size > 0,
    kind: () => [...holders][0]?.kind,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hold: (kind) => {
      const holder = { kind };
      holders.add(holder);
      tell();
      return () => {
        holders.delete(holder);
        tell();
      };
    },
  };
}
