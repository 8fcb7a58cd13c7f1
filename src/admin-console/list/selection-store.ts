import { useStore } from 'zustand/react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The ids of the selected rows. As a store, so that selecting a row renders its checkbox and not the table. */
export type SelectionStore = StoreApi<ReadonlySet<number>>;

export function createSelection(): SelectionStore {
  return createStore((): ReadonlySet<number> => new Set());
}

export function selectOnly(store: SelectionStore, ids: Iterable<number>): void {
  store.setState(new Set(ids), true);
}

export function toggle(store: SelectionStore, id: number): void {
  const ids = new Set(store.getState());
  if (!ids.delete(id)) ids.add(id);
  selectOnly(store, ids);
}

export function useIsSelected(store: SelectionStore, id: number): boolean {
  return useStore(store, (ids) => ids.has(id));
}

export function useSelectedIds(store: SelectionStore): ReadonlySet<number> {
  return useStore(store);
}
