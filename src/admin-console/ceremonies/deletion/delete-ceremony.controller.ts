import { useMemo } from 'react';
import type { ApplicationStatus } from '../../../domain/application/application-status.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { applicationsOfCeremony, titlesOfCeremony } from '../../../domain/registry/title-finder.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { resources } from '../../data/resources.ts';
import { useChange } from '../../data/use-change.ts';
import { useList } from '../../data/use-list.ts';
import { useLists } from '../../data/use-lists.ts';
import { ceremoniesMessages } from '../ceremonies.messages.ts';
import { countByStatus } from '../ceremony-ties.flow.ts';

/** What goes with a ceremony when it is deleted. */
export type CeremonyLosses =
  | { readonly status: 'counting' }
  | { readonly status: 'uncounted' }
  | {
      readonly status: 'counted';
      readonly total: number;
      readonly byStatus: Readonly<Record<ApplicationStatus, number>>;
      /** With issued titles, the server refuses to delete. */
      readonly titles: number;
    };

/** Counts the applications and titles of a ceremony, so that the warning names them. */
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
    const own = applicationsOfCeremony(ceremony, lists.rows);
    return {
      status: 'counted',
      total: own.length,
      byStatus: countByStatus(own),
      titles: titlesOfCeremony(ceremony, lists.rows).length,
    };
  }, [ceremony, lists]);
}

/** Deletes a ceremony with all that is tied to it. */
export function useCeremonyDeletion(ceremony: Ceremony, onDone: () => void) {
  const words = useMessages(ceremoniesMessages);
  const change = useChange(resources.ceremonies, words.deleteFailed);
  return {
    losses: useCeremonyLosses(ceremony),
    change,
    remove: () =>
      change.run({
        row: ceremony,
        call: resources.ceremonies.remove,
        done: words.deleted,
        onDone,
      }),
  };
}
