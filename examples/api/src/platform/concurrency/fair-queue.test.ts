import { expect, test } from 'vitest';
import { createFairQueue, type Lane } from './fair-queue.ts';

/** Enters work that runs until `endAll`, and records the order in which it started and which of it was refused. */
function observe(maxQueued: number) {
  const queue = createFairQueue({ concurrency: 1, maxQueued });
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const enter = (name: string, lane: Partial<Lane> = {}) =>
    queue({ key: name.charAt(0), rank: 'usual', ...lane }, () => {
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

test('lanes take turns, and those of a higher rank come first', async () => {
  const { enter, begun, endAll } = observe(10);
  const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'];
  const all = names.map((name) => enter(name));
  const last = enter('z1', { rank: 'last' });
  await endAll([last, ...all, enter('u1', { rank: 'first' })]);
  expect(begun).toEqual(['a1', 'u1', 'c1', 'a2', 'b1', 'a3', 'b2', 'z1']);
});

test('after a burst from 200 networks, a known device comes next, and then a newcomer', async () => {
  const { enter, begun, endAll } = observe(512);
  const burst = Array.from({ length: 200 }, (_, index) => enter(`x${index}`, { key: `x${index}` }));
  const newcomer = enter('newcomer', { key: 'newcomer' });
  const known = enter('known', { key: 'known', rank: 'first' });
  await endAll([...burst, newcomer, known]);
  expect(begun.indexOf('known')).toBe(1);
  expect(begun.indexOf('newcomer')).toBe(2);
  expect(begun).toHaveLength(202);
});

test('a lane that enters again and again takes no turns of the others', async () => {
  const { enter, begun, endAll } = observe(512);
  const all = ['a1', 'b1', 'b2', 'b3', 'b4', 'c1', 'd1'].map((name) => enter(name));
  await endAll(all);
  expect(begun).toEqual(['a1', 'd1', 'b1', 'c1', 'b2', 'b3', 'b4']);
});

test('a full queue admits a new lane and drops the last entry of the longest', async () => {
  const { enter, begun, refused, endAll } = observe(3);
  const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1', 'd1'].map((name) => enter(name));
  await endAll(all);
  expect(refused).toEqual(['a5', 'a4', 'a3', 'd1']);
  expect(begun).toEqual(['a1', 'c1', 'a2', 'b1']);
});

test('a queue full of lanes with one entry each refuses a newcomer', async () => {
  const { enter, begun, refused, endAll } = observe(2);
  await endAll(['a1', 'b1', 'c1', 'd1'].map((name) => enter(name)));
  expect([begun, refused]).toEqual([['a1', 'c1', 'b1'], ['d1']]);
});

test('work that fails lets the next entry run', async () => {
  const queue = createFairQueue({ concurrency: 1, maxQueued: 1 });
  const lane = { key: 'a', rank: 'usual' } as const;
  const first = queue(lane, () => Promise.reject(new Error('broken')));
  const second = queue(lane, () => Promise.resolve('done'));
  await expect(first).rejects.toThrow('broken');
  expect(await second).toBe('done');
});
