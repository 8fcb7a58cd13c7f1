import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ApiClient } from '#api/client.ts';
import { type FailureNotices, useFailureNotices } from '#provider/failure-notices.ts';
import { useGraduation } from '#provider/graduation-context.ts';

export type ReadState<Data> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      /** Shown instead of the data: the server's message or the console's. */
      readonly message: string;
      retry(): void;
    }
  | {
      readonly status: 'ready';
      readonly data: Data;
      /** When the server sent the data, in milliseconds since the epoch. A later failure keeps it. */
      readonly readAt: number;
      /** True if the data is being read again in the background. */
      readonly isRefreshing: boolean;
      refresh(): void;
    };

interface Read<Data>
  extends Pick<UseQueryOptions<Data>, 'enabled' | 'gcTime' | 'structuralSharing'> {
  readonly queryKey: readonly unknown[];
  /** Calls the server. */
  read(api: ApiClient, signal: AbortSignal): Promise<Data>;
  /** The message shown when the read fails, unless the server sends one. Without it the failure is not reported. */
  readonly failed: string | undefined;
}

/**
 * Reads something of the server on first use, and again each time a screen that uses it mounts, unless it was read just
 * before.
 *
 * A failure is shown and reported once, however many components use the data and however often they render.
 *
 * @example
 * const prints = useRead({
 *   queryKey: ['documentPrints', titleId],
 *   read: (api, signal) => listDocumentPrints(api, titleId, signal),
 *   failed: messages.logFailed,
 * });
 */
export function useRead<Data>({ read, failed, ...options }: Read<Data>): ReadState<Data> {
  const { api } = useGraduation();
  const client = useQueryClient();
  const notices = useFailureNotices();
  const {
    data,
    dataUpdatedAt: readAt,
    error,
    isFetching: isRefreshing,
    refetch,
  } = useQuery<Data>({
    ...options,
    queryFn: async ({ signal }) => {
      try {
        return await read(api, signal);
      } catch (cause) {
        if (failed === undefined || signal.aborted) throw cause;
        const hasData = client.getQueryData(options.queryKey) !== undefined;
        throw failedRead(cause, { message: failed, notices, hasData });
      }
    },
  });

  return useMemo((): ReadState<Data> => {
    const readAgain = () => void refetch();
    if (data !== undefined) {
      return { status: 'ready', data, readAt, isRefreshing, refresh: readAgain };
    }
    if (error === null || isRefreshing) return { status: 'loading' };
    return { status: 'failed', message: error.message, retry: readAgain };
  }, [data, readAt, error, isRefreshing, refetch]);
}

interface FailureReport {
  /** Shown unless the server sends a message. */
  readonly message: string;
  readonly notices: FailureNotices;
  /** True if the data of an earlier read stays on screen. */
  readonly hasData: boolean;
}

/**
 * Reports a failed read: in a notice if earlier data stays on screen, otherwise the screen shows the error's message in
 * place of the data.
 *
 * Call it in a query function. That runs once per read, whereas a component would report the failure on each render.
 */
export function failedRead(cause: unknown, { message, notices, hasData }: FailureReport): Error {
  if (!hasData) return new Error(notices.describeInline(cause, { message }) ?? message, { cause });
  notices.announce(cause, { message });
  return new Error(message, { cause });
}
