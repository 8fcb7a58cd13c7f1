import { expect, test } from 'vitest';
import { createFairQueue, type Lane } from './fair-queue.ts';

/** Work that goes on until it is told to end; in which order it was begun, and who was refused. */
function observe(waiting: number) {
  const queue = createFairQueue({ atOnce: 1, waiting });
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const enter = (name: string, lane: Partial<Lane> = {}) =>
    queue({ key: name.charAt(0), isUrgent: false, ...lane }, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    }).catch(() => refused.push(name));
  const endAll = async (all: readonly Promise<unknown>[]) => {
    const done = Promise.all(all);
    let isDone = false;
    void done.then(() => {
      isDone = true;
    });
    while (!isDone) {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { enter, begun, refused, endAll };
}

test('lanes take turns, and urgent ones come first', async () => {
  const { enter, begun, endAll } = observe(10);
  const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'];
  const all = names.map((name) => enter(name));
  await endAll([...all, enter('u1', { isUrgent: true })]);
  expect(begun).toEqual(['a1', 'u1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('a full queue makes room for a new lane at the expense of the longest', async () => {
  const { enter, begun, refused, endAll } = observe(3);
  const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1', 'd1'].map((name) => enter(name));
  await endAll(all);
  expect(refused).toEqual(['a5', 'a4', 'a3', 'd1']);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
});

test('a queue that is full of lanes of one refuses the newcomer', async () => {
  const { enter, begun, refused, endAll } = observe(2);
  await endAll(['a1', 'b1', 'c1', 'd1'].map((name) => enter(name)));
  expect([begun, refused]).toEqual([['a1', 'b1', 'c1'], ['d1']]);
});

test('work that fails passes its place on', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 1 });
  const lane = { key: 'a', isUrgent: false };
  const first = queue(lane, () => Promise.reject(new Error('broken')));
  const second = queue(lane, () => Promise.resolve('done'));
  await expect(first).rejects.toThrow('broken');
  expect(await second).toBe('done');
});
