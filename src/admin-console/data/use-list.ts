import { useQuery } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import type { ApiClient } from '../../api/client.ts';
import { useGraduation } from '../../provider/graduation-context.ts';
import type { ListState } from './list-state.ts';
import { PlacedFailures } from './placed-failures.ts';
import type { ListKey } from './query-keys.ts';

interface ListOptions<Row> {
  readonly key: ListKey;
  readonly read: (api: ApiClient, signal: AbortSignal) => Promise<readonly Row[]>;
  /** The feature's sentence (spec §8); undefined for a list whose failure is silent and reads as empty (ruling 4). */
  readonly sentence: string | undefined;
  /** `false` reads nothing yet. @default true */
  readonly isWanted?: boolean | undefined;
}

/** One list of the back office, read when it is first wanted and again at each arrival. */
export function useList<Row>({ key, read, sentence, isWanted = true }: ListOptions<Row>) {
  const { api } = useGraduation();
  const placed = useContext(PlacedFailures);
  const { data, error, isFetching, refetch } = useQuery<readonly Row[]>({
    queryKey: key,
    queryFn: ({ signal }) => read(api, signal),
    enabled: isWanted,
    meta: { sentence },
  });

  return useMemo((): ListState<Row> => {
    if (error !== null && sentence === undefined) return ready(data ?? [], isFetching);
    if (data !== undefined) return ready(data, isFetching);
    if (error === null || isFetching || sentence === undefined) return { status: 'loading' };
    return {
      status: 'failed',
      sentence: placed.get(error) ?? sentence,
      retry: () => void refetch(),
    };
  }, [data, error, isFetching, refetch, sentence, placed]);
}

function ready<Row>(rows: readonly Row[], isRefreshing: boolean): ListState<Row> {
  return { status: 'ready', rows, isRefreshing };
}
