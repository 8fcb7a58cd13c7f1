import type { Application } from '#domain/application/application.ts';

/** The state of an application in the run. */
export type BulkItemState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'running' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string };

export interface BulkItem {
  readonly application: Application;
  readonly state: BulkItemState;
}

/** `ready` before the first call; `stopping` while the current call finishes. */
type BulkPhase = 'ready' | 'running' | 'stopping' | 'stopped' | 'finished';

export interface BulkRun {
  readonly phase: BulkPhase;
  readonly items: readonly BulkItem[];
}

export type BulkStep =
  | { readonly type: 'started'; readonly ids: ReadonlySet<number> }
  | { readonly type: 'sent'; readonly id: number }
  | { readonly type: 'done'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly message: string }
  | { readonly type: 'stop-asked' }
  | { readonly type: 'ended' };

const waiting: BulkItemState = { kind: 'waiting' };

export function bulkRunOf(applications: readonly Application[]): BulkRun {
  return {
    phase: 'ready',
    items: applications.map((application) => ({ application, state: waiting })),
  };
}

/** Applies a step to the run. */
export function advance(run: BulkRun, step: BulkStep): BulkRun {
  switch (step.type) {
    case 'started':
      return {
        phase: 'running',
        items: run.items.map((item) =>
          step.ids.has(item.application.id) ? { ...item, state: waiting } : item,
        ),
      };
    case 'sent':
      return withState(run, step.id, { kind: 'running' });
    case 'done':
      return withState(run, step.id, { kind: 'done' });
    case 'failed':
      return withState(run, step.id, { kind: 'failed', message: step.message });
    case 'stop-asked':
      return run.phase === 'running' ? { ...run, phase: 'stopping' } : run;
    case 'ended':
      return { ...run, phase: countByState(run).waiting > 0 ? 'stopped' : 'finished' };
    default:
      return step satisfies never;
  }
}

export function countByState({ items }: BulkRun): Readonly<Record<BulkItemState['kind'], number>> {
  const counts = { waiting: 0, running: 0, done: 0, failed: 0 };
  for (const { state } of items) counts[state.kind] += 1;
  return counts;
}

/** The ids of the items in a state, in order. */
export function idsInState({ items }: BulkRun, kind: BulkItemState['kind']): readonly number[] {
  return items.filter(({ state }) => state.kind === kind).map((item) => item.application.id);
}

/** The items of the run with these ids, in order. */
export function itemsOf({ items }: BulkRun, ids: readonly number[]): readonly BulkItem[] {
  const idSet = new Set(ids);
  return items.filter((item) => idSet.has(item.application.id));
}

export function isUnderWay({ phase }: BulkRun): boolean {
  return phase === 'running' || phase === 'stopping';
}

function withState(run: BulkRun, id: number, state: BulkItemState): BulkRun {
  return {
    ...run,
    items: run.items.map((item) => (item.application.id === id ? { ...item, state } : item)),
  };
}
