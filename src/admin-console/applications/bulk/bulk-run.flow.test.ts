import { describe, expect, it } from 'vitest';
import { anApplication } from '#domain/application/application.fixtures.ts';
import { advance, type BulkStep, bulkRunOf, countByState, idsInState } from './bulk-run.flow.ts';

const ready = bulkRunOf([1, 2, 3].map((id) => anApplication({ id })));
const runOf = (...steps: readonly BulkStep[]) => steps.reduce(advance, ready);
const start: BulkStep = { type: 'started', ids: new Set([1, 2, 3]) };
const done = (id: number): BulkStep => ({ type: 'done', id });
const failed = (id: number): BulkStep => ({ type: 'failed', id, message: 'Error' });

describe('a bulk run', () => {
  it('is finished when every application was decided or failed', () => {
    const run = runOf(start, done(1), failed(2), done(3), { type: 'ended' });
    expect(run.phase).toBe('finished');
    expect(countByState(run)).toEqual({ waiting: 0, running: 0, done: 2, failed: 1 });
  });

  it('is stopped when some were not sent, and lists them', () => {
    const sent: BulkStep = { type: 'sent', id: 2 };
    const stopping = runOf(start, done(1), sent, { type: 'stop-asked' });
    expect(stopping.phase).toBe('stopping');
    expect(countByState(stopping).running).toBe(1);

    const run = [done(2), { type: 'ended' } as const].reduce(advance, stopping);
    expect(run.phase).toBe('stopped');
    expect(idsInState(run, 'waiting')).toEqual([3]);
  });

  it('retries the failed ones and leaves the others unchanged', () => {
    const run = runOf(start, done(1), failed(2), failed(3), { type: 'ended' });
    const again = advance(run, { type: 'started', ids: new Set(idsInState(run, 'failed')) });
    expect(again.phase).toBe('running');
    expect(countByState(again)).toEqual({ waiting: 2, running: 0, done: 1, failed: 0 });
  });

  it('ignores a stop before the start', () => {
    expect(runOf({ type: 'stop-asked' }).phase).toBe('ready');
  });
});
