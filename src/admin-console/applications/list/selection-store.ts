import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

interface Selection {
  readonly ids: ReadonlySet<number>;
}

/**
 * The ids that are ticked. Kept outside of React's state, so that a tick draws its own box again and not the table
 * around it.
 */
export type SelectionStore = StoreApi<Selection>;

export function createSelection(): SelectionStore {
  return createStore((): Selection => ({ ids: new Set() }));
}

export function selectOnly(store: SelectionStore, ids: Iterable<number>): void {
  store.setState({ ids: new Set(ids) });
}

function toggle(store: SelectionStore, id: number): void {
  const ids = new Set(store.getState().ids);
  if (!ids.delete(id)) ids.add(id);
  store.setState({ ids });
}

const SelectionContext = createContext<SelectionStore | undefined>(undefined);
export const SelectionProvider = SelectionContext.Provider;

/** Whether a row is ticked, and how to change it. */
export function useTick(id: number): { readonly isTicked: boolean; readonly flip: () => void } {
  const store = useContext(SelectionContext);
  if (store === undefined) throw new Error('birrete: a row to tick stands outside of a selection.');
  const isTicked = useSyncExternalStore(store.subscribe, () => store.getState().ids.has(id));
  return { isTicked, flip: () => toggle(store, id) };
}

export function useSelectedIds(store: SelectionStore): ReadonlySet<number> {
  return useSyncExternalStore(store.subscribe, () => store.getState().ids);
}
