import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Application } from '../../domain/application.ts';
import { queryKeys } from './query-keys.ts';

export interface KnownApplications {
  /** The row as it was last read; the given one where it is not among them any more. */
  latest(application: Application): Application;
  /**
   * Puts changed rows in their places, until the list that is being read again says so itself: a next change must not
   * go out with the version that this one made old.
   */
  put(changed: readonly Application[]): void;
}

/** The applications that were read, beside what is drawn of them. */
export function useKnownApplications(): KnownApplications {
  const client = useQueryClient();
  return useMemo(() => {
    type Rows = readonly Application[];
    const key = queryKeys.applications;
    return {
      latest: (application) =>
        client.getQueryData<Rows>(key)?.find(({ id }) => id === application.id) ?? application,
      put: (changed) => {
        const byId = new Map(changed.map((row) => [row.id, row]));
        client.setQueryData<Rows>(key, (rows) => rows?.map((row) => byId.get(row.id) ?? row));
      },
    };
  }, [client]);
}
