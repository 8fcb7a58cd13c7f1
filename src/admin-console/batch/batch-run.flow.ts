import type { NoticedFailure } from '../data/noticed-failure.ts';

export type ItemState<Result> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'running' }
  | { readonly kind: 'done'; readonly result: Result }
  | ({ readonly kind: 'failed' } & NoticedFailure);

export interface BatchItem<Item, Result> {
  readonly item: Item;
  readonly state: ItemState<Result>;
}

/** `ready` before the first call; `stopping` while the current call finishes; `stopped` if items still wait. */
type BatchPhase = 'ready' | 'running' | 'stopping' | 'stopped' | 'finished';

/** Items that are handled one after another. */
export interface BatchRun<Item, Result> {
  readonly phase: BatchPhase;
  readonly items: readonly BatchItem<Item, Result>[];
}

export type BatchStep<Result> =
  /** The items in these states wait for their call. */
  | { readonly type: 'started'; readonly kinds: readonly ItemState<Result>['kind'][] }
  | { readonly type: 'changed'; readonly at: number; readonly state: ItemState<Result> }
  | { readonly type: 'stop-asked' }
  | { readonly type: 'ended' };

export function beginBatch<Item, Result>(items: readonly Item[]): BatchRun<Item, Result> {
  return { phase: 'ready', items: items.map((item) => ({ item, state: { kind: 'waiting' } })) };
}

export function advance<Item, Result>(
  run: BatchRun<Item, Result>,
  step: BatchStep<Result>,
): BatchRun<Item, Result> {
  switch (step.type) {
    case 'started':
      return {
        phase: 'running',
        items: run.items.map((entry) =>
          step.kinds.includes(entry.state.kind) ? { ...entry, state: { kind: 'waiting' } } : entry,
        ),
      };
    case 'changed':
      return {
        ...run,
        items: run.items.map((entry, at) =>
          at === step.at ? { ...entry, state: step.state } : entry,
        ),
      };
    case 'stop-asked':
      return run.phase === 'running' ? { ...run, phase: 'stopping' } : run;
    case 'ended':
      return { ...run, phase: countByState(run).waiting > 0 ? 'stopped' : 'finished' };
    default:
      return step satisfies never;
  }
}

export function countByState<Item, Result>({ items }: BatchRun<Item, Result>) {
  const counts = { waiting: 0, running: 0, done: 0, failed: 0 };
  for (const { state } of items) counts[state.kind] += 1;
  return counts satisfies Record<ItemState<Result>['kind'], number>;
}

export function isUnderWay({ phase }: Pick<BatchRun<unknown, unknown>, 'phase'>): boolean {
  return phase === 'running' || phase === 'stopping';
}

/** True if every item is done. */
export function isComplete(run: BatchRun<unknown, unknown>): boolean {
  return run.phase === 'finished' && run.items.every(({ state }) => state.kind === 'done');
}

/** The results of the items that are done, in order. */
export function batchResults<Result>({ items }: BatchRun<unknown, Result>): readonly Result[] {
  return items.flatMap(({ state }) => (state.kind === 'done' ? [state.result] : []));
}
