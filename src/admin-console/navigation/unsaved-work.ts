import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * What leaving would lose: what somebody typed, the sight of something that a server does by itself, or the rest of
 * something that the page sends one by one.
 */
export type WorkKind = 'typed' | 'under-way' | 'one-by-one';

interface UnsavedState {
  /** In the order in which they began. */
  readonly holders: readonly { readonly kind: WorkKind }[];
}

/** The parts of a console that hold work which leaving would lose. */
export type UnsavedWork = StoreApi<UnsavedState>;

export function createUnsavedWork(): UnsavedWork {
  return createStore((): UnsavedState => ({ holders: [] }));
}

/** Whether leaving would lose something. */
export function isHeld({ holders }: UnsavedState): boolean {
  return holders.length > 0;
}

/** @returns a function that releases the work */
export function holdWork({ setState }: UnsavedWork, kind: WorkKind): () => void {
  const own = { kind };
  setState(({ holders }) => ({ holders: [...holders, own] }));
  return () => setState(({ holders }) => ({ holders: holders.filter((holder) => holder !== own) }));
}
