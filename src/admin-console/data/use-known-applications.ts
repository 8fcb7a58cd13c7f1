import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Application } from '../../domain/application/application.ts';
import { queryKeys } from './query-keys.ts';

export interface KnownApplications {
  /** The row as it was last read, with the version that this person's own changes have given it since. */
  latest(application: Application): Application;
  /** What a change's answer said: the next change must not go out with the version that this one made old. */
  note(id: number, version: string | undefined): void;
}

type Rows = readonly Application[];

/** Versions noted since a list was read, by that list: when it is read again, it says them itself. */
const notedSince = new WeakMap<Rows, Map<number, string | undefined>>();

/** What is known of the applications beside what is drawn of them. */
export function useKnownApplications(): KnownApplications {
  const client = useQueryClient();
  return useMemo(() => {
    const read = () => client.getQueryData<Rows>(queryKeys.applications);
    return {
      latest: (application) => {
        const rows = read();
        const row = rows?.find(({ id }) => id === application.id) ?? application;
        const noted = rows && notedSince.get(rows);
        return noted?.has(row.id) ? { ...row, version: noted.get(row.id) } : row;
      },
      note: (id, version) => {
        const rows = read();
        if (rows === undefined) return;
        notedSince.set(rows, new Map(notedSince.get(rows)).set(id, version));
      },
    };
  }, [client]);
}
