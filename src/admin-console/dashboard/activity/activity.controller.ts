import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { rowsOf, useList } from '#admin-console/data/use-list.ts';
import { failedRead } from '#admin-console/data/use-read.ts';
import { useAddressFilters } from '#admin-console/navigation/address-filters.ts';
import { readSummary } from '#api/summary/summary.ts';
import { type Activity, activityObjects } from '#domain/activity/activity.ts';
import { compareSpanish } from '#domain/text/spanish-order.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { useFailureNotices } from '#provider/failure-notices.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import { type ActivityFilters, isPeriod, noFilters, startOf } from './activity.flow.ts';
import { activityMessages } from './activity.messages.ts';

/** A user who may have done something. */
interface Person {
  /** The user's id, or 'public'. */
  readonly key: string;
  readonly name: string;
}

type ActivityPages =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly entries: readonly Activity[];
      /** Undefined when all were read. */
      readonly readMore: (() => void) | undefined;
      readonly isReadingMore: boolean;
    };

export interface ActivityController {
  readonly filters: ActivityFilters;
  readonly setFilters: (patch: Partial<ActivityFilters>) => void;
  readonly isFiltered: boolean;
  readonly people: readonly Person[];
  readonly pages: ActivityPages;
}

const pageSize = 50;

/** All changes, page by page, filtered by person, object and time. The filters are in the URL. */
export function useActivity(): ActivityController {
  const { filters, setFilters } = useAddressFilters('activity', noFilters);
  const pages = useActivityPages(filters);
  const people = usePeople(pages.status === 'ready' ? pages.entries : none);
  const isFiltered = Object.values(filters).some((value) => value !== '');
  return { filters, setFilters, isFiltered, people, pages };
}

const none: readonly never[] = [];

function useActivityPages({ person, object, time }: ActivityFilters): ActivityPages {
  const { api } = useGraduation();
  const notices = useFailureNotices();
  const { failed } = useMessages(activityMessages);
  const [now] = useState(() => new Date());
  const query = useInfiniteQuery({
    queryKey: ['summary', 'activity', person, object, time],
    initialPageParam: undefined as number | undefined,
    refetchOnMount: 'always',
    queryFn: async ({ pageParam: before, signal }) => {
      const filter = {
        person,
        object: activityObjects.find((known) => known === object),
        since: isPeriod(time) ? startOf(time, now) : undefined,
      };
      try {
        return (await readSummary(api, { ...filter, before, limit: pageSize }, signal)).activity;
      } catch (error) {
        if (signal.aborted) throw error;
        throw failedRead(error, { message: failed, notices, hasData: false });
      }
    },
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  });
  const entries = useMemo(() => query.data?.pages.flat(), [query.data]);

  if (query.error !== null && !query.isFetching) {
    return {
      status: 'failed',
      message: query.error.message,
      retry: () => void (entries ? query.fetchNextPage() : query.refetch()),
    };
  }
  if (entries === undefined) return { status: 'loading' };
  return {
    status: 'ready',
    entries,
    readMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    isReadingMore: query.isFetchingNextPage,
  };
}

/** The users by name; without the list of users, those in the entries. */
function usePeople(entries: readonly Activity[]): readonly Person[] {
  const { visitors } = useMessages(activityMessages);
  const users = rowsOf(useList(resources.users));
  return useMemo(() => {
    const names = new Map<string, string>();
    for (const { person } of entries) {
      if (person.id !== undefined && person.name) names.set(String(person.id), person.name);
    }
    for (const { id, fullName } of users) if (fullName) names.set(String(id), fullName);
    const people = [...names].map(([key, name]) => ({ key, name }));
    people.sort((a, b) => compareSpanish(a.name, b.name));
    return [...people, { key: 'public', name: visitors }];
  }, [entries, users, visitors]);
}
