import { expect, test } from 'vitest';
import { gather } from './gather.ts';

/** Runs that end when the test says so. */
function startGathering() {
  const runs: { items: readonly string[]; end: (error?: Error) => void }[] = [];
  const add = gather<string>(
    (items) =>
      new Promise((resolve, reject) => {
        runs.push({ items, end: (error) => (error === undefined ? resolve() : reject(error)) });
      }),
  );
  return { runs, add };
}

test('items that arrive during a run are passed together to the next', async () => {
  const { runs, add } = startGathering();
  const first = add('a');
  await expect.poll(() => runs.map(({ items }) => items)).toEqual([['a']]);
  const others = Promise.all([add('b'), add('c')]);
  expect(runs).toHaveLength(1);

  runs[0]?.end();
  await first;
  await expect.poll(() => runs.map(({ items }) => items)).toEqual([['a'], ['b', 'c']]);
  runs[1]?.end();
  await others;
});

test('a failed run fails for its items only, and the next run starts', async () => {
  const { runs, add } = startGathering();
  const failing = add('a');
  await expect.poll(() => runs).toHaveLength(1);
  const next = add('b');

  runs[0]?.end(new Error('lost'));
  await expect(failing).rejects.toThrow('lost');
  await expect.poll(() => runs).toHaveLength(2);
  runs[1]?.end();
  await next;
});
