import { describe, expect, it } from 'vitest';
import { advance, type BatchStep, beginBatch, countByState } from './batch-run.flow.ts';

const ready = beginBatch<string, number>(['a', 'b', 'c']);
const runOf = (...steps: readonly BatchStep<number>[]) => steps.reduce(advance, ready);
const start = { type: 'started', kinds: ['waiting'] } as const;
const done = (at: number) => changed(at, { kind: 'done', result: at });
const failed = (at: number) => changed(at, { kind: 'failed', message: 'Error' });

describe('a batch run', () => {
  it('is finished when every item is done or failed', () => {
    const run = runOf(start, done(0), failed(1), done(2), { type: 'ended' });
    expect(run.phase).toBe('finished');
    expect(countByState(run)).toEqual({ waiting: 0, running: 0, done: 2, failed: 1 });
  });

  it('is stopped when some were not sent', () => {
    const stopping = runOf(start, done(0), changed(1, { kind: 'running' }), { type: 'stop-asked' });
    expect(stopping.phase).toBe('stopping');
    expect(countByState(stopping).running).toBe(1);

    const run = [done(1), { type: 'ended' } as const].reduce(advance, stopping);
    expect(run.phase).toBe('stopped');
    expect(countByState(run)).toEqual({ waiting: 1, running: 0, done: 2, failed: 0 });
  });

  it('retries the failed ones and leaves the others unchanged', () => {
    const run = runOf(start, done(0), failed(1), failed(2), { type: 'ended' });
    const again = advance(run, { type: 'started', kinds: ['failed'] });
    expect(again.phase).toBe('running');
    expect(countByState(again)).toEqual({ waiting: 2, running: 0, done: 1, failed: 0 });
  });

  it('ignores a stop before the start', () => {
    expect(runOf({ type: 'stop-asked' }).phase).toBe('ready');
  });
});

function changed(
  at: number,
  state: Extract<BatchStep<number>, { type: 'changed' }>['state'],
): BatchStep<number> {
  return { type: 'changed', at, state };
}
