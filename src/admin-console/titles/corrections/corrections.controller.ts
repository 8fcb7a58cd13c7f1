import { useMemo } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { rowsOf, useList } from '#admin-console/data/use-list.ts';
import { useOffers } from '#admin-console/data/use-offers.ts';
import { type HistoryOf, historyFinder } from '#domain/registry/title-history.ts';

/** The corrections of the issued titles. Until they are read, every title counts as uncorrected. */
export type TitleCorrections = { readonly historyOf: HistoryOf } & (
  | { readonly status: 'not-offered' | 'loading' | 'ready' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
);

/** Reads the corrections from a server that offers them; other servers receive no call. */
export function useTitleCorrections(): TitleCorrections {
  const isOffered = useOffers('corrections');
  const list = useList(resources.titleEntries, { isWanted: isOffered });
  const rows = rowsOf(list);
  const historyOf = useMemo(() => historyFinder(rows), [rows]);
  if (!isOffered) return { status: 'not-offered', historyOf };
  if (list.status === 'failed') {
    return { status: 'failed', message: list.message, retry: list.retry, historyOf };
  }
  return { status: list.status, historyOf };
}
