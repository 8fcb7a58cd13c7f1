import { useMemo } from 'react';
import type { Application } from '../../../domain/application/application.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { applicationsOfCeremony, titlesOfCeremony } from '../../../domain/registry/title-finder.ts';
import { resources } from '../../data/resources.ts';
import { useList } from '../../data/use-list.ts';
import { useLists } from '../../data/use-lists.ts';
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

  return useMemo((): LeftBehindState | undefined => {
    if (!isWanted) return undefined;
    if (lists.status === 'failed') return { status: 'unchecked', retry: lists.retry };
    if (lists.status === 'loading') return { status: 'checking' };
    const { rows, missing } = lists;
    const own = applicationsOfCeremony(ceremony, rows);
    const issued = titlesOfCeremony(ceremony, rows);
    const titled = new Set(issued.map(({ applicationCode }) => applicationCode));
    const confirmed = own.filter(({ status, code }) => status === 'confirmed' && !titled.has(code));
    return {
      status: 'checked',
      pending: own.filter(({ status }) => status === 'pending'),
      confirmed,
      nomenclatures: missing.includes('degreeTitles')
        ? undefined
        : missingNomenclatures(confirmed, rows.degreeTitles),
      titles: issued.length,
    };
  }, [isWanted, ceremony, lists]);
}
