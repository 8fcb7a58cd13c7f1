import { useMemo } from 'react';
import type { Application } from '../../../domain/application/application.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { applicationsOfCeremony, titlesOfCeremony } from '../../../domain/registry/title-finder.ts';
import { resources } from '../../data/resources.ts';
import { rowsOf, useList } from '../../data/use-list.ts';
import { type MissingNomenclature, missingNomenclatures } from '../ceremony-dependents.flow.ts';

/** The dependents of a ceremony that is about to be completed or reopened. */
export type DependentsState =
  | { readonly status: 'checking' }
  | { readonly status: 'unchecked'; readonly retry: () => void }
  | {
      readonly status: 'checked';
      /** Pending applications; those of a completed ceremony are hidden in 'Solicitudes'. */
      readonly pending: readonly Application[];
      /** Confirmed applications without a title. */
      readonly confirmed: readonly Application[];
      /** Undefined if the nomenclatures could not be read. */
      readonly nomenclatures: readonly MissingNomenclature[] | undefined;
      /** The number of issued titles, which remain when the ceremony is reopened. */
      readonly titles: number;
    };

/** Reads a ceremony's dependents before its status changes; undefined while disabled. */
export function useDependents(ceremony: Ceremony, isWanted: boolean): DependentsState | undefined {
  const ceremonies = useList(resources.ceremonies, { isWanted });
  const applications = useList(resources.applications, { isWanted });
  const titles = useList(resources.titles, { isWanted });
  const degreeTitles = useList(resources.degreeTitles, { isWanted });

  return useMemo((): DependentsState | undefined => {
    if (!isWanted) return undefined;
    if (applications.status === 'failed') return { status: 'unchecked', retry: applications.retry };
    if (
      [ceremonies, applications, titles, degreeTitles].some(({ status }) => status === 'loading')
    ) {
      return { status: 'checking' };
    }
    const lists = {
      ceremonies: rowsOf(ceremonies),
      applications: rowsOf(applications),
      titles: rowsOf(titles),
    };
    const related = applicationsOfCeremony(ceremony, lists);
    const issued = titlesOfCeremony(ceremony, lists);
    const titledCodes = new Set(issued.map(({ applicationCode }) => applicationCode));
    const confirmed = related.filter(
      ({ status, code }) => status === 'confirmed' && !titledCodes.has(code),
    );
    return {
      status: 'checked',
      pending: related.filter(({ status }) => status === 'pending'),
      confirmed,
      nomenclatures:
        degreeTitles.status === 'ready'
          ? missingNomenclatures(confirmed, degreeTitles.rows)
          : undefined,
      titles: issued.length,
    };
  }, [isWanted, ceremony, ceremonies, applications, titles, degreeTitles]);
}
