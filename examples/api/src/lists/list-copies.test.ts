import { expect, test } from 'vitest';
import { createListCopies } from './list-copies.ts';

/** A list whose chunks are counted while they are made; it fails behind the last if it is told to. */
function aList(chunks: readonly string[], failure?: Error) {
  const seen = { begun: 0, made: 0 };
  async function* make() {
    seen.begun += 1;
    for (const chunk of chunks) {
      seen.made += 1;
      yield Buffer.from(chunk);
    }
    if (failure !== undefined) throw failure;
  }
  return { seen, make };
}

async function textOf(bytes: AsyncIterable<Uint8Array>) {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

test('a list is made once for all who ask at once, and for who asks later', async () => {
  const copies = createListCopies();
  const { seen, make } = aList(['a', 'b', 'c']);
  const ask = () => textOf(copies.take('titles', '1', make));
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['abc', 'abc', 'abc']);
  expect(await ask()).toBe('abc');
  expect(seen).toEqual({ begun: 1, made: 3 });
});

test('it is made again when its tag is another, and each list by itself', async () => {
  const copies = createListCopies();
  expect(await textOf(copies.take('titles', '1', aList(['old']).make))).toBe('old');
  expect(await textOf(copies.take('titles', '2', aList(['new']).make))).toBe('new');
  expect(await textOf(copies.take('applications', '2', aList(['other']).make))).toBe('other');
});

test('a slow reader holds nobody up, and nothing is made that nobody reads', async () => {
  const copies = createListCopies();
  const { seen, make } = aList(['a', 'b', 'c']);
  const slow = copies.take('titles', '1', make)[Symbol.asyncIterator]();
  expect((await slow.next()).value?.toString()).toBe('a');
  expect(seen.made).toBe(1);
  expect(await textOf(copies.take('titles', '1', make))).toBe('abc');
  await slow.return?.();
  expect(await textOf(copies.take('titles', '1', make))).toBe('abc');
});

test('one that fails half-way fails for all who read it, and is made anew for who asks then', async () => {
  const copies = createListCopies();
  const failing = aList(['a'], new Error('The database is gone.'));
  const both = [1, 2].map(() => textOf(copies.take('titles', '1', failing.make)));
  const results = await Promise.allSettled(both);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await textOf(copies.take('titles', '1', aList(['a', 'b']).make))).toBe('ab');
});
