import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * The work that leaving would lose: the input of a form, the view of a running bulk issue, or the rest of a batch that
 * the page sends one request at a time.
 */
export type WorkKind = 'form' | 'issue' | 'batch';

interface UnsavedState {
  /** In the order of registration. */
  readonly entries: readonly { readonly kind: WorkKind }[];
}

/** The parts of a console with work that leaving would lose. */
export type UnsavedWork = StoreApi<UnsavedState>;

export function createUnsavedWork(): UnsavedWork {
  return createStore((): UnsavedState => ({ entries: [] }));
}

/** True if leaving would lose something. */
export function hasUnsavedWork({ entries }: UnsavedState): boolean {
  return entries.length > 0;
}

/** @returns a function that removes the entry */
export function registerUnsavedWork({ setState }: UnsavedWork, kind: WorkKind): () => void {
  const added = { kind };
  setState(({ entries }) => ({ entries: [...entries, added] }));
  return () => setState(({ entries }) => ({ entries: entries.filter((entry) => entry !== added) }));
}
