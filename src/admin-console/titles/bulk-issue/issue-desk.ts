import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { IssueOrder, Outcome } from './outcome.flow.ts';

/**
 * Where an issue stands:
 * - `issuing`: sent, not answered
 * - `issued`: the server said so; the outcome follows when the titles are read
 * - `refused`: the server said no, nothing was issued
 * - `reading`: no clear answer came, the titles are read to learn what was issued (ruling 36)
 * - `unread`: they could not be read; nothing may be sent
 * - `told`: the person reads how many were issued
 */
export type IssueRun =
  | { readonly kind: 'idle' }
  | { readonly kind: 'issuing'; readonly order: IssueOrder; readonly startedAt: number }
  | {
      readonly kind: 'issued';
      readonly order: IssueOrder;
      readonly outcome: Outcome | 'reading' | 'unread';
    }
  | { readonly kind: 'refused'; readonly order: IssueOrder; readonly sentence: string }
  | { readonly kind: 'reading' | 'unread'; readonly order: IssueOrder; readonly sentence: string }
  | {
      readonly kind: 'told';
      readonly order: IssueOrder;
      readonly sentence: string;
      readonly outcome: Outcome;
    };

/** The one place of a console where titles are issued: it outlives the dialog, which may be closed meanwhile. */
export interface IssueDesk {
  getRun(): IssueRun;
  setRun(run: IssueRun): void;
  subscribe(listener: () => void): () => void;
  /** Whether a dialog shows what happens. */
  isWatched(): boolean;
  /** Outcomes of this console's issues, by ceremony id. */
  readonly outcomes: Map<number, Outcome>;
}

export function createIssueDesk(): IssueDesk {
  const listeners = new Set<() => void>();
  let run: IssueRun = { kind: 'idle' };
  return {
    getRun: () => run,
    setRun: (next) => {
      run = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isWatched: () => listeners.size > 0,
    outcomes: new Map(),
  };
}

const desks = new WeakMap<QueryClient, IssueDesk>();

/** The desk of the console that this stands in; two consoles on a page have two. */
export function useIssueDesk(): IssueDesk {
  const client = useQueryClient();
  const known = desks.get(client);
  if (known !== undefined) return known;
  const desk = createIssueDesk();
  desks.set(client, desk);
  return desk;
}

/** From the press to a clear end. */
export function isUnderWay({ kind }: IssueRun): boolean {
  return kind === 'issuing' || kind === 'reading';
}

/** Nothing is sent while an issue is under way, nor after one whose outcome nobody has read (ruling 36). */
export function maySend({ kind }: IssueRun): boolean {
  return kind === 'idle' || kind === 'refused' || kind === 'told';
}
