import { useMemo } from 'react';
import type { Application } from '../../../domain/application/application.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { applicationsOfCeremony, titlesOfCeremony } from '../../../domain/registry/title-finder.ts';
import { resources } from '../../data/resources.ts';
import { rowsOf, useList } from '../../data/use-list.ts';
import { type MissingNomenclature, missingNomenclatures } from '../ceremony-ties.flow.ts';

/** What is tied to a ceremony that is to be completed or reopened. */
export type LeftBehindState =
  | { readonly status: 'checking' }
  | { readonly status: 'unchecked'; readonly retry: () => void }
  | {
      readonly status: 'checked';
      /** The screen of applications does not show those of a completed ceremony. */
      readonly pending: readonly Application[];
      /** They wait for their title. */
      readonly confirmed: readonly Application[];
      /** Undefined where the nomenclatures could not be read. */
      readonly nomenclatures: readonly MissingNomenclature[] | undefined;
      /** How many were issued: they stay when it is reopened. */
      readonly titles: number;
    };

/** Looks at what is tied to a ceremony before its status changes; undefined while that is not wanted. */
export function useLeftBehind(ceremony: Ceremony, isWanted: boolean): LeftBehindState | undefined {
  const ceremonies = useList(resources.ceremonies, { isWanted });
  const applications = useList(resources.applications, { isWanted });
  const titles = useList(resources.titles, { isWanted });
  const degreeTitles = useList(resources.degreeTitles, { isWanted });

  return useMemo((): LeftBehindState | undefined => {
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
    const own = applicationsOfCeremony(ceremony, lists);
    const issued = titlesOfCeremony(ceremony, lists);
    const titled = new Set(issued.map(({ applicationCode }) => applicationCode));
    const confirmed = own.filter(({ status, code }) => status === 'confirmed' && !titled.has(code));
    return {
      status: 'checked',
      pending: own.filter(({ status }) => status === 'pending'),
      confirmed,
      nomenclatures:
        degreeTitles.status === 'ready'
          ? missingNomenclatures(confirmed, degreeTitles.rows)
          : undefined,
      titles: issued.length,
    };
  }, [isWanted, ceremony, ceremonies, applications, titles, degreeTitles]);
}
