import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListAnswer } from '../../api/wire/list-answer.ts';
import type { Resource } from './resources.ts';

export interface KnownRow {
  readonly id: number;
  /** Identifies this state of the row, where the server sends one. */
  readonly version?: string | undefined;
}

export interface KnownRows<Row> {
  /** The row as it is in the cache: somebody may have changed it since it was drawn. */
  latest(row: Row): Row;
  /** Writes changed rows into the cache, until the list is read again. */
  keep(rows: readonly Row[]): void;
}

/** The rows of a list as the cache holds them, for the next request rather than for drawing. */
export function useKnownRows<Row extends KnownRow>({ key }: Resource<Row>): KnownRows<Row> {
  const client = useQueryClient();
  return useMemo(
    () => ({
      latest: (row) =>
        client.getQueryData<ListAnswer<Row>>(key)?.rows.find(({ id }) => id === row.id) ?? row,
      keep: (rows) => {
        const kept = new Map(rows.map((row) => [row.id, row]));
        client.setQueryData<ListAnswer<Row>>(
          key,
          // Without its tag: the server is to send the list as it is then.
          (known) =>
            known && {
              unreadable: known.unreadable,
              rows: known.rows.map((row) => kept.get(row.id) ?? row),
            },
        );
      },
    }),
    [client, key],
  );
}
