import { number, pipe, transform, unknown } from 'valibot';
import { expect, test } from 'vitest';
import { createApiClient } from './client.ts';
import { rowsAt } from './rows-at.ts';

const api = createApiClient({
  baseUrl: 'https://grados.universidad.test',
  authorization: { headers: () => ({}), onUnauthorized: async () => 'ended' },
  fetch: async () => Response.json([1, 2, 'x', 4, 5, 6], { headers: { etag: 'W/"1"' } }),
});

/** A row that takes longer to read than a slice may. */
function slow(visit: (value: unknown) => void) {
  const read = (value: unknown) => {
    visit(value);
    const start = performance.now();
    while (performance.now() - start < 12);
    return value;
  };
  return pipe(unknown(), transform(read), number());
}

test('between the rows of a list others have their turn', async () => {
  const events: unknown[] = [];
  const row = slow((value) => {
    events.push(value);
    setImmediate(() => events.push('others'));
  });
  const list = await rowsAt('GET /api/titles', row)(api);
  expect(list).toEqual({
    rows: [1, 2, 4, 5, 6],
    unreadable: [expect.stringMatching(/^2: /)],
    tag: 'W/"1"',
  });
  expect(events.indexOf('others')).toBeLessThan(events.indexOf(6));
});

test('whoever leaves meanwhile has no more rows read', async () => {
  const leaving = new AbortController();
  const read: unknown[] = [];
  const row = slow((value) => {
    read.push(value);
    leaving.abort();
  });
  const reading = rowsAt('GET /api/titles', row)(api, leaving.signal);
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  expect(read).toEqual([1]);
});
