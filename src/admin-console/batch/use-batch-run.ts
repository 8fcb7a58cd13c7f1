import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import type { NoticedFailure } from '../data/noticed-failure.ts';
import { useUnsavedWork } from '../navigation/use-unsaved-work.ts';
import {
  advance,
  type BatchItem,
  type BatchRun,
  type BatchStep,
  beginBatch,
  type ItemState,
  isUnderWay,
} from './batch-run.flow.ts';

export type Attempt<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | ({
      readonly kind: 'failed';
      /** True if the next call would fail in the same way. */
      readonly endsRun: boolean;
    } & NoticedFailure);

/** An item whose call was made. */
export interface Attempted<Item, Result> {
  readonly at: number;
  readonly item: Item;
  readonly attempt: Attempt<Result>;
}

export interface BatchTask<Item, Result> {
  readonly attempt: (item: Item) => Promise<Attempt<Result>>;
  /** Called after the last call of a run. Returns the items that are done although their call failed. */
  readonly settle?: (
    attempted: readonly Attempted<Item, Result>[],
  ) => Promise<readonly { readonly at: number; readonly result: Result }[]>;
}

export interface BatchControls<Item, Result> {
  readonly run: BatchRun<Item, Result>;
  /** Replaces the items. */
  readonly begin: (items: readonly Item[]) => void;
  /**
   * Handles the items in these states one after another; ignored while a run is under way.
   *
   * @returns the run at its end; undefined if it was ignored, or stopped by the user or by leaving the screen
   */
  readonly send: (
    kinds: readonly ('waiting' | 'failed')[],
  ) => Promise<BatchRun<Item, Result> | undefined>;
  /** Stops the run after the current call. */
  readonly stop: () => void;
}

/**
 * Handles items one after another, with a result for each. A run under way is unsaved work; it stops when the user leaves
 * the screen.
 */
export function useBatchRun<Item, Result>(
  items: readonly Item[],
  { attempt, settle }: BatchTask<Item, Result>,
): BatchControls<Item, Result> {
  const [store] = useState(() => createStore(() => beginBatch<Item, Result>(items)));
  const run = useStore(store);
  useUnsavedWork(isUnderWay(run), 'batch');

  const dispatch = (step: BatchStep<Result>) =>
    store.setState((before) => advance(before, step), true);
  const isStopping = () => store.getState().phase === 'stopping';
  const stop = () => dispatch({ type: 'stop-asked' });
  useEffect(
    () => () => store.setState((before) => advance(before, { type: 'stop-asked' })),
    [store],
  );

  const attemptEach = async (entries: readonly Entry<Item, Result>[]) => {
    const attempted: Attempted<Item, Result>[] = [];
    for (const [at, { item }] of entries) {
      if (isStopping()) break;
      dispatch({ type: 'changed', at, state: { kind: 'running' } });
      const answer = await attempt(item);
      dispatch({ type: 'changed', at, state: answer });
      attempted.push({ at, item, attempt: answer });
      if (answer.kind === 'failed' && answer.endsRun) break;
    }
    return attempted;
  };

  const send = async (kinds: readonly ItemState<Result>['kind'][]) => {
    const before = store.getState();
    const entries = [...before.items.entries()].filter(([, { state }]) =>
      kinds.includes(state.kind),
    );
    if (isUnderWay(before) || entries.length === 0) return undefined;
    dispatch({ type: 'started', kinds });
    const attempted = await attemptEach(entries);
    for (const { at, result } of (await settle?.(attempted)) ?? []) {
      dispatch({ type: 'changed', at, state: { kind: 'done', result } });
    }
    const wasStopped = isStopping();
    dispatch({ type: 'ended' });
    return wasStopped ? undefined : store.getState();
  };

  return { run, begin: (next) => store.setState(beginBatch(next), true), send, stop };
}

type Entry<Item, Result> = readonly [at: number, entry: BatchItem<Item, Result>];
