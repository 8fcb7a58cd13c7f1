import { useStore } from 'zustand/react';
import { createStore, type StoreApi } from 'zustand/vanilla';

interface Selection {
  readonly ids: ReadonlySet<number>;
}

/** The ids of the selected rows, in a store, so that selecting one renders its checkbox and not the table. */
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

/** Whether a row is selected, and how to change it. */
export function useRowSelection(
  store: SelectionStore,
  id: number,
): {
  readonly isSelected: boolean;
  readonly toggle: () => void;
} {
  const isSelected = useStore(store, ({ ids }) => ids.has(id));
  return { isSelected, toggle: () => toggle(store, id) };
}

export function useSelectedIds(store: SelectionStore): ReadonlySet<number> {
  return useStore(store, ({ ids }) => ids);
}
