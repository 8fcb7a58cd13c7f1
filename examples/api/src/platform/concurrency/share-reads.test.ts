import { expect, test } from 'vitest';
import { shareReads } from './share-reads.ts';

/** A read whose runs end when the test says so. */
function controlledRead() {
  const runs: { end: (value: string) => void; fail: (error: Error) => void }[] = [];
  const read = () =>
    new Promise<string>((resolve, reject) => runs.push({ end: resolve, fail: reject }));
  return { runs, shared: shareReads(read) };
}

test('callers during a read share the next one, which begins after their arrival', async () => {
  const { runs, shared } = controlledRead();
  const first = shared();
  const others = Array.from({ length: 1000 }, () => shared());
  expect(runs).toHaveLength(1);
  runs[0]?.end('before');
  expect(await first).toBe('before');
  expect(runs).toHaveLength(2);
  runs[1]?.end('after');
  expect(new Set(await Promise.all(others))).toEqual(new Set(['after']));

  const alone = shared();
  expect(runs).toHaveLength(3);
  runs[2]?.end('alone');
  expect(await alone).toBe('alone');
});

test('a failed read fails for its callers, and the next one runs', async () => {
  const { runs, shared } = controlledRead();
  const first = shared();
  const second = shared();
  runs[0]?.fail(new Error('The connection is gone.'));
  await expect(first).rejects.toThrow('gone');
  runs[1]?.end('back');
  expect(await second).toBe('back');
});
