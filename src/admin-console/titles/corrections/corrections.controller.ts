import { useMemo } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { rowsOf, useList } from '#admin-console/data/use-list.ts';
import { useOffers } from '#admin-console/data/use-offers.ts';
import { type HistoryOf, historyFinder } from '#domain/registry/title-history.ts';

/**
 * The corrections and reviews of the issued titles. Until they are read, every title counts as uncorrected. `hasHolds` is
 * true if the server offers reviews.
 */
export type TitleCorrections = { readonly historyOf: HistoryOf; readonly hasHolds: boolean } & (
  | { readonly status: 'not-offered' | 'loading' | 'ready' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
);

/** Reads the corrections and reviews from a server that offers them; other servers receive no call. */
export function useTitleCorrections(): TitleCorrections {
  const isOffered = useOffers('corrections');
  const hasHolds = useOffers('holds') && isOffered;
  const entryList = useList(resources.titleEntries, { isWanted: isOffered });
  const holdList = useList(resources.titleHolds, { isWanted: hasHolds });
  const entries = rowsOf(entryList);
  const holds = rowsOf(holdList);
  const historyOf = useMemo(() => historyFinder(entries, holds), [entries, holds]);
  const known = { historyOf, hasHolds };
  if (!isOffered) return { status: 'not-offered', ...known };
  const lists = hasHolds ? [entryList, holdList] : [entryList];
  for (const list of lists) {
    if (list.status === 'failed') {
      return { status: 'failed', message: list.message, retry: list.retry, ...known };
    }
  }
  const isLoading = lists.some(({ status }) => status === 'loading');
  return { status: isLoading ? 'loading' : 'ready', ...known };
}
