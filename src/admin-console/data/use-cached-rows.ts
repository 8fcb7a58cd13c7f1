import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { VersionedRow } from '#api/if-match.ts';
import type { ListAnswer } from '#api/wire/list-answer.ts';
import type { Resource } from './resources.ts';

export interface CachedRows<Row> {
  /** Returns the cached row, which may be newer than the rendered one. */
  get(row: Row): Row;
  /** Writes changed rows to the cache, until the list is read again. */
  update(rows: readonly Row[]): void;
}

/** Accesses the cached rows of a list without subscribing to them, for building the next HTTP request. */
export function useCachedRows<Row extends VersionedRow>({ key }: Resource<Row>): CachedRows<Row> {
  const client = useQueryClient();
  return useMemo(
    () => ({
      get: (row) =>
        client.getQueryData<ListAnswer<Row>>(key)?.rows.find(({ id }) => id === row.id) ?? row,
      update: (rows) => {
        const updated = new Map(rows.map((row) => [row.id, row]));
        client.setQueryData<ListAnswer<Row>>(
          key,
          // Without its ETag, so that the server sends the whole list next time.
          (cached) =>
            cached && {
              unreadable: cached.unreadable,
              rows: cached.rows.map((row) => updated.get(row.id) ?? row),
            },
        );
      },
    }),
    [client, key],
  );
}
