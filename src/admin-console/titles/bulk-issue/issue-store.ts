import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { IssueOrder, IssueResult } from './issue-result.flow.ts';

/**
 * The state of an issue:
 * - `issuing`: sent, not answered
 * - `issued`: the server confirmed it; the result follows when the titles are read
 * - `refused`: the server refused it, nothing was issued
 * - `reading`: no clear answer came, the titles are read to learn what was issued
 * - `unread`: they could not be read; nothing may be sent
 * - `counted`: they were read, and the person sees how many were issued
 */
export type IssueRun =
  | { readonly kind: 'idle' }
  | { readonly kind: 'issuing'; readonly order: IssueOrder; readonly startedAt: number }
  | {
      readonly kind: 'issued';
      readonly order: IssueOrder;
      readonly result: IssueResult | 'reading' | 'unread';
    }
  | { readonly kind: 'refused'; readonly order: IssueOrder; readonly sentence: string }
  | { readonly kind: 'reading' | 'unread'; readonly order: IssueOrder; readonly sentence: string }
  | {
      readonly kind: 'counted';
      readonly order: IssueOrder;
      readonly sentence: string;
      readonly result: IssueResult;
    };

interface IssueStoreState {
  readonly run: IssueRun;
  /** Whether a dialog shows the run. */
  readonly isWatched: boolean;
  /** Results of this console's issues, by ceremony id. */
  readonly results: ReadonlyMap<number, IssueResult>;
}

/** The one issue of a console. It outlives the dialog, which may be closed meanwhile. */
export type IssueStore = StoreApi<IssueStoreState>;

export function createIssueStore(): IssueStore {
  return createStore(
    (): IssueStoreState => ({ run: { kind: 'idle' }, isWatched: false, results: new Map() }),
  );
}

const stores = new WeakMap<QueryClient, IssueStore>();

/** The store of the console around; two consoles on a page have two. */
export function useIssueStore(): IssueStore {
  const client = useQueryClient();
  const known = stores.get(client);
  if (known !== undefined) return known;
  const store = createIssueStore();
  stores.set(client, store);
  return store;
}

export function keepResult(store: IssueStore, ceremonyId: number, result: IssueResult): void {
  store.setState(({ results }) => ({ results: new Map(results).set(ceremonyId, result) }));
}

/** Whether the result of an issue is still to come. */
export function isUnderWay({ kind }: IssueRun): boolean {
  return kind === 'issuing' || kind === 'reading';
}

/** Nothing is sent while an issue is under way, nor after one whose result is unknown. */
export function maySend({ kind }: IssueRun): boolean {
  return kind === 'idle' || kind === 'refused' || kind === 'counted';
}
