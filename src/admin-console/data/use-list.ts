import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ListAnswer, unreadableRows } from '../../api/wire/list-answer.ts';
import type { MessageTable } from '../../messages/define-messages.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { type FailureNotices, useFailureNotices } from '../../provider/failure-notices.ts';
import { useGraduation } from '../../provider/graduation-context.ts';
import { dataMessages } from './data.messages.ts';
import type { MessageReference, Resource } from './resources.ts';

/** The state of a list. */
export type ListState<Row> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      /** Shown instead of the list: the server's message or the console's. */
      readonly message: string;
      retry(): void;
    }
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
 * Reads a list of the server on first use, and again each time a screen that uses it mounts.
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
  const { api, report } = useGraduation();
  const client = useQueryClient();
  const notices = useFailureNotices();
  const message = useText(failed);
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery<ListAnswer<Row>>({
    queryKey: key,
    queryFn: async ({ signal }) => {
      try {
        const known = client.getQueryData<ListAnswer<Row>>(key);
        const answer = await list(api, signal, known);
        const error = unreadableRows(key[0], answer);
        if (error !== undefined && answer !== known) report(error);
        return answer;
      } catch (cause) {
        if (message === undefined || signal.aborted) throw cause;
        throw failedRead(cause, { message, notices, hasRows: hasRows(client, key) });
      }
    },
    enabled: isWanted,
  });

  return useMemo((): ListState<Row> => {
    if (data !== undefined) return { ...ready(data, isFetching), readAt: dataUpdatedAt };
    if (error !== null && message === undefined) return ready(emptyList, isFetching);
    if (error === null || isFetching) return { status: 'loading' };
    return { status: 'failed', message: error.message, retry: () => void refetch() };
  }, [data, dataUpdatedAt, error, isFetching, refetch, message]);
}

/** The text of a message without forms; undefined without a message. */
function useText(message: MessageReference | undefined): string | undefined {
  const messages = useMessages<MessageTable>(message?.catalogue ?? dataMessages);
  const text = message && messages[message.key];
  return typeof text === 'string' ? text : undefined;
}

const emptyList = { rows: [], unreadable: [] };

function ready<Row>({ rows, unreadable, figures }: ListAnswer<Row>, isRefreshing: boolean) {
  return { status: 'ready', rows, unreadable: unreadable.length, figures, isRefreshing } as const;
}

function hasRows(client: QueryClient, key: Resource<unknown>['key']): boolean {
  return client.getQueryData(key) !== undefined;
}

interface FailureReport {
  readonly message: string;
  readonly notices: FailureNotices;
  readonly hasRows: boolean;
}

/** Reports a failed read. The screen shows the error's message in place of the list. */
function failedRead(cause: unknown, { message, notices, hasRows: rowsStay }: FailureReport): Error {
  if (!rowsStay) {
    return new Error(notices.describeInline(cause, { message }) ?? message, { cause });
  }
  notices.announce(cause, { message });
  return new Error(message, { cause });
}

const none: readonly never[] = [];

/** The rows of a list: an empty array with a stable identity while it loads or after it failed. */
export function rowsOf<Row>(list: ListState<Row>): readonly Row[] {
  return list.status === 'ready' ? list.rows : none;
}
