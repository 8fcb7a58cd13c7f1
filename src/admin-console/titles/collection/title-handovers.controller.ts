import { useMemo } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { type ListState, useList } from '#admin-console/data/use-list.ts';
import { useOffers } from '#admin-console/data/use-offers.ts';
import { type HandoverBook, openHandoverBook } from '#domain/registry/handover/handover-book.ts';

/** The hand-overs of the issued titles. */
export type TitleHandovers =
  | { readonly status: 'not-offered' | 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly book: HandoverBook;
      /** Undefined if the server doesn't say when a title counts as uncollected. */
      readonly days: number | undefined;
    };

/** Reads the hand-overs from a server that has a book of them; other servers receive no call. */
export function useTitleHandovers(): TitleHandovers {
  const isOffered = useOffers('handover');
  const list = useList(resources.handovers, { isWanted: isOffered });
  return useMemo((): TitleHandovers => {
    if (!isOffered) return { status: 'not-offered' };
    if (list.status !== 'ready') return list;
    return { status: 'ready', book: openHandoverBook(list.rows), days: daysOf(list) };
  }, [isOffered, list]);
}

/** The days after which a title counts as uncollected. */
export function daysOf(source: ListState<unknown>): number | undefined {
  return source.status === 'ready' ? source.figures?.uncollectedAfterDays : undefined;
}
