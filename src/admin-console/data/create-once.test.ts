import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from '#api/api-error.ts';
import type { ApiClient } from '#api/client.ts';
import { beginCreateOnce } from './create-once.ts';

const api: ApiClient = {
  baseUrl: '',
  offers: () => false,
  begin: () => undefined,
  subscribe: () => () => undefined,
  today: () => undefined,
  send: () => Promise.reject(new Error('The steps under test make their own calls.')),
};

function failure(kind: ApiErrorKind, status?: number) {
  return new ApiError({ kind, status, call: 'POST /api/faculties' });
}

type Line = 'fine' | 'cut-before' | 'cut-after' | ApiError;

/** A server with a list of names, and a connection that breaks as configured, attempt by attempt. */
function aServer(lines: readonly Line[], options: { readonly unreadable?: number } = {}) {
  const rows = [{ id: 1, name: 'Ciencias' }];
  let attempts = 0;
  let { unreadable = 0 } = options;
  const create = beginCreateOnce({
    list: async () => {
      unreadable -= 1;
      if (unreadable >= 0) throw failure('network');
      return { rows: [...rows] };
    },
    create: async (_api: ApiClient, name: string) => {
      const line = lines[attempts] ?? 'fine';
      attempts += 1;
      if (line instanceof ApiError) throw line;
      if (line === 'cut-before') throw failure('network');
      rows.push({ id: rows.length + 1, name });
      if (line === 'cut-after') throw failure('network');
      return name;
    },
    isSame: (row: { id: number; name: string }, name) => row.name === name,
  });
  const known = [...rows];
  return { rows, attempt: (name: string) => create(api, name, known) };
}

test('an answer is an answer', async () => {
  const { attempt } = aServer(['fine']);
  expect(await attempt('Artes')).toEqual({ status: 'created', made: 'Artes' });
});

test('created although the answer was lost: found, and nothing is sent again', async () => {
  const { rows, attempt } = aServer(['cut-after']);
  expect(await attempt('Artes')).toEqual({ status: 'found' });
  expect(rows).toHaveLength(2);
});

test('never arrived: it fails, and trying again creates it', async () => {
  const { rows, attempt } = aServer(['cut-before']);
  await expect(attempt('Artes')).rejects.toMatchObject({ kind: 'network' });
  expect(await attempt('Artes')).toEqual({ status: 'created', made: 'Artes' });
  expect(rows).toHaveLength(2);
});

test('an equal entry that stood there before is not the one', async () => {
  const { attempt } = aServer(['cut-before']);
  await expect(attempt('Ciencias')).rejects.toMatchObject({ kind: 'network' });
});

test('an attempt that arrived after it was looked for is found before the next is sent', async () => {
  const { rows, attempt } = aServer(['cut-before']);
  await expect(attempt('Artes')).rejects.toThrow();
  rows.push({ id: 9, name: 'Artes' });
  expect(await attempt('Artes')).toEqual({ status: 'found' });
  expect(rows).toHaveLength(2);
});

test('what was typed differently since does not hide what was created', async () => {
  const { rows, attempt } = aServer(['cut-after'], { unreadable: 1 });
  expect((await attempt('Artes')).status).toBe('unknown');
  expect(await attempt('Artes y Oficios')).toEqual({ status: 'found' });
  expect(rows.map(({ name }) => name)).toEqual(['Ciencias', 'Artes']);
});

test('while the list can not be read nothing is sent', async () => {
  const { rows, attempt } = aServer(['cut-after'], { unreadable: 3 });
  expect((await attempt('Artes')).status).toBe('unknown');
  expect((await attempt('Artes')).status).toBe('unknown');
  expect((await attempt('Artes')).status).toBe('unknown');
  expect(await attempt('Artes')).toEqual({ status: 'found' });
  expect(rows).toHaveLength(2);
});

test.each([failure('conflict', 409), failure('invalid', 422), failure('unauthorized', 401)])(
  'a clear no is no: %s',
  async (no) => {
    const { attempt } = aServer([no], { unreadable: 9 });
    await expect(attempt('Artes')).rejects.toBe(no);
    expect(await attempt('Artes')).toEqual({ status: 'created', made: 'Artes' });
  },
);

test.each([failure('server', 500), failure('server', 504), failure('unreadable', 200)])(
  'is looked up: %s',
  async (unclear) => {
    const { attempt } = aServer([unclear], { unreadable: 1 });
    expect((await attempt('Artes')).status).toBe('unknown');
  },
);
