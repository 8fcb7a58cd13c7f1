import { useMemo } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { useList } from '#admin-console/data/use-list.ts';
import { useLists } from '#admin-console/data/use-lists.ts';
import type { Application } from '#domain/application/application.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { applicationsOfCeremony, titlesOfCeremony } from '#domain/registry/title-finder.ts';
import {
  ambiguousCareers,
  type MissingNomenclature,
  missingNomenclatures,
} from '../ceremony-dependents.flow.ts';

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
      /** Names that several careers have, in applications without a career id. */
      readonly ambiguousCareers: readonly string[];
      /** The number of issued titles, which remain when the ceremony is reopened. */
      readonly titles: number;
    };

/** Reads a ceremony's dependents before its status changes; undefined while disabled. */
export function useDependents(ceremony: Ceremony, isWanted: boolean): DependentsState | undefined {
  const lists = useLists(
    {
      ceremonies: useList(resources.ceremonies, { isWanted }),
      applications: useList(resources.applications, { isWanted }),
      titles: useList(resources.titles, { isWanted }),
      degreeTitles: useList(resources.degreeTitles, { isWanted }),
    },
    'ceremonies',
    'degreeTitles',
  );

  return useMemo((): DependentsState | undefined => {
    if (!isWanted) return undefined;
    if (lists.status === 'failed') return { status: 'unchecked', retry: lists.retry };
    if (lists.status === 'loading') return { status: 'checking' };
    const { rows, missing } = lists;
    const related = applicationsOfCeremony(ceremony, rows);
    const issued = titlesOfCeremony(ceremony, rows);
    const titledCodes = new Set(issued.map(({ applicationCode }) => applicationCode));
    const confirmed = related.filter(
      ({ status, code }) => status === 'confirmed' && !titledCodes.has(code),
    );
    return {
      status: 'checked',
      pending: related.filter(({ status }) => status === 'pending'),
      confirmed,
      nomenclatures: missing.includes('degreeTitles')
        ? undefined
        : missingNomenclatures(confirmed, rows.degreeTitles),
      ambiguousCareers: ambiguousCareers(confirmed, rows.degreeTitles),
      titles: issued.length,
    };
  }, [isWanted, ceremony, lists]);
}
