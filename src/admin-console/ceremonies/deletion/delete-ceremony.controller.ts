import { useMemo } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { useChange } from '#admin-console/data/use-change.ts';
import { useList } from '#admin-console/data/use-list.ts';
import { useLists } from '#admin-console/data/use-lists.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { applicationsOfCeremony, titlesOfCeremony } from '#domain/registry/title-finder.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { ceremoniesMessages } from '../ceremonies.messages.ts';
import { countByStatus } from '../ceremony-dependents.flow.ts';

/** The dependents that are deleted with a ceremony. */
export type CeremonyLosses =
  | { readonly status: 'counting' }
  | { readonly status: 'uncounted' }
  | {
      readonly status: 'counted';
      readonly total: number;
      readonly byStatus: Readonly<Record<ApplicationStatus, number>>;
      /** The number of issued titles. If there are any, the server refuses to delete the ceremony. */
      readonly titles: number;
    };

/** Counts the applications and titles of a ceremony for the warning. */
function useCeremonyLosses(ceremony: Ceremony): CeremonyLosses {
  const lists = useLists(
    {
      ceremonies: useList(resources.ceremonies),
      applications: useList(resources.applications),
      titles: useList(resources.titles),
    },
    'ceremonies',
  );

  return useMemo((): CeremonyLosses => {
    if (lists.status === 'failed') return { status: 'uncounted' };
    if (lists.status === 'loading') return { status: 'counting' };
    const affected = applicationsOfCeremony(ceremony, lists.rows);
    return {
      status: 'counted',
      total: affected.length,
      byStatus: countByStatus(affected),
      titles: titlesOfCeremony(ceremony, lists.rows).length,
    };
  }, [ceremony, lists]);
}

/** Deletes a ceremony with its dependents. */
export function useCeremonyDeletion(ceremony: Ceremony, onDone: () => void) {
  const messages = useMessages(ceremoniesMessages);
  const change = useChange(resources.ceremonies, messages.deleteFailed);
  return {
    losses: useCeremonyLosses(ceremony),
    change,
    remove: () =>
      change.run({
        row: ceremony,
        call: resources.ceremonies.remove,
        done: messages.deleted,
        onDone,
      }),
  };
}
