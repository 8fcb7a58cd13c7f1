import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ListAnswer, unreadableRows } from '#api/wire/list-answer.ts';
import { useReadMessages } from '#messages/messages-context.tsx';
import { useGraduation } from '#provider/graduation-context.ts';
import type { Resource } from './resources.ts';
import { type ReadState, useRead } from './use-read.ts';

export type ListState<Row> =
  | Exclude<ReadState<never>, { readonly status: 'ready' }>
  | {
      readonly status: 'ready';
      readonly rows: readonly Row[];
      /** The number of rows that could not be decoded and are missing from `rows`. @default 0 */
      readonly unreadable?: number | undefined;
      /**
       * When the server sent these rows, in milliseconds since the epoch; 0 for never. A later failure keeps it.
       * @default 0
       */
      readonly readAt?: number | undefined;
      /** Numbers that the server sends beside the rows. */
      readonly figures?: Readonly<Record<string, number | undefined>> | undefined;
      /** True if the list is being read again in the background. */
      readonly isRefreshing: boolean;
    };

interface ReadOptions {
  /** `false` sends no HTTP request yet. @default true */
  readonly isWanted?: boolean | undefined;
}

/**
 * Reads a list of the server on first use, and again each time a screen that uses it mounts, unless it was read just before.
 *
 * A failure is shown once, however many components use the list: instead of the list if there are no rows, otherwise in
 * a notice above the rows that were read before.
 *
 * @example const ceremonies = useList(resources.ceremonies);
 */
export function useList<Row>(
  { key, list, failed }: Resource<Row>,
  { isWanted = true }: ReadOptions = {},
): ListState<Row> {
  const { report } = useGraduation();
  const client = useQueryClient();
  const read = useReadMessages();
  const message = failed?.(read);
  const state = useRead<ListAnswer<Row>>({
    queryKey: key,
    enabled: isWanted,
    read: async (api, signal) => {
      const known = client.getQueryData<ListAnswer<Row>>(key);
      const answer = await list(api, signal, known);
      const error = unreadableRows(key[0], answer);
      if (error !== undefined && answer !== known) report(error);
      return answer;
    },
    failed: message,
  });

  return useMemo((): ListState<Row> => {
    if (state.status === 'failed' && message === undefined) return ready(emptyList, false);
    if (state.status !== 'ready') return state;
    return { ...ready(state.data, state.isRefreshing), readAt: state.readAt };
  }, [state, message]);
}

const emptyList = { rows: [], unreadable: [] };

function ready<Row>({ rows, unreadable, figures }: ListAnswer<Row>, isRefreshing: boolean) {
  return { status: 'ready', rows, unreadable: unreadable.length, figures, isRefreshing } as const;
}

const none: readonly never[] = [];

/** The rows of a list: an empty array with a stable identity while it loads or after it failed. */
export function rowsOf<Row>(list: ListState<Row>): readonly Row[] {
  return list.status === 'ready' ? list.rows : none;
}
