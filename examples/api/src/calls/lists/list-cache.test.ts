import { expect, test } from 'vitest';
import { createListCache } from './list-cache.ts';

/** Creates a list that counts the chunks it has produced. With `failure`, it fails after the last chunk. */
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

async function bodyText(bytes: AsyncIterable<Uint8Array>) {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

test('a list is read once for simultaneous and later requests', async () => {
  const copies = createListCache();
  const { seen, make } = aList(['a', 'b', 'c']);
  const ask = () => bodyText(copies.get('titles', '1', make));
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['abc', 'abc', 'abc']);
  expect(await ask()).toBe('abc');
  expect(seen).toEqual({ begun: 1, made: 3 });
});

test('a list is read again when its tag changes; each list has its own entry', async () => {
  const copies = createListCache();
  expect(await bodyText(copies.get('titles', '1', aList(['old']).make))).toBe('old');
  expect(await bodyText(copies.get('titles', '2', aList(['new']).make))).toBe('new');
  expect(await bodyText(copies.get('applications', '2', aList(['other']).make))).toBe('other');
});

test('a slow reader does not block others, and chunks are produced on demand', async () => {
  const copies = createListCache();
  const { seen, make } = aList(['a', 'b', 'c']);
  const slow = copies.get('titles', '1', make)[Symbol.asyncIterator]();
  expect((await slow.next()).value?.toString()).toBe('a');
  expect(seen.made).toBe(1);
  expect(await bodyText(copies.get('titles', '1', make))).toBe('abc');
  await slow.return?.();
  expect(await bodyText(copies.get('titles', '1', make))).toBe('abc');
});

test('a failure reaches all current readers, and the next request reads the list again', async () => {
  const copies = createListCache();
  const failing = aList(['a'], new Error('The database is gone.'));
  const both = [1, 2].map(() => bodyText(copies.get('titles', '1', failing.make)));
  const results = await Promise.allSettled(both);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await bodyText(copies.get('titles', '1', aList(['a', 'b']).make))).toBe('ab');
});
