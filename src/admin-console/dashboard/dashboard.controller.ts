import { useState } from 'react';
import { readSummary, type Summary } from '#api/summary/summary.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { resources } from '../data/resources.ts';
import { useInvalidate } from '../data/use-invalidate.ts';
import { useList } from '../data/use-list.ts';
import { useLists } from '../data/use-lists.ts';
import { useOffers } from '../data/use-offers.ts';
import { useRead } from '../data/use-read.ts';
import { useConsole } from '../navigation/console-context.ts';
import type { LatestActivity } from './activity/activity.flow.ts';
import { countFigures, type Figures, specifiedFigures, summaryFigures } from './dashboard.flow.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import { latestActivity } from './latest-activity.ts';

/** The figures and the action that counts them. */
export interface Dashboard {
  readonly figures: Figures;
  readonly source:
    | { readonly kind: 'specified' }
    | { readonly kind: 'counting' }
    | { readonly kind: 'failed'; readonly messages: readonly string[] }
    | { readonly kind: 'counted'; readonly at: Date };
  refresh(): void;
  /** Undefined where the server does not report it. */
  readonly activity: LatestActivity | undefined;
}

/** From the server's summary where it offers one, otherwise counted from the lists. */
export function useDashboard(): Dashboard {
  const isOffered = useOffers('summary');
  const counted = useCountedFigures(!isOffered);
  const summary = useSummary(isOffered);
  return isOffered ? summary : counted;
}

function useCountedFigures(isWanted: boolean): Dashboard {
  const [isLive, setLive] = useState(useConsole().dashboard === 'live');
  const options = { isWanted: isWanted && isLive };
  const lists = {
    applications: useList(resources.applications, options),
    ceremonies: useList(resources.ceremonies, options),
    titles: useList(resources.titles, options),
  };
  const all = useLists(lists);
  const invalidate = useInvalidate();

  return {
    figures: isLive ? countFigures(lists) : specifiedFigures,
    source: figuresSource(),
    refresh: () => {
      setLive(true);
      if (isLive) void invalidate(resources.applications, resources.ceremonies, resources.titles);
    },
    activity: undefined,
  };

  function figuresSource(): Dashboard['source'] {
    if (!isLive) return { kind: 'specified' };
    if (all.status === 'loading' || all.isRefreshing) return { kind: 'counting' };
    if (all.status === 'failed') return { kind: 'failed', messages: all.messages };
    return { kind: 'counted', at: new Date(all.readAt) };
  }
}

/** Reads the summary on each arrival at the dashboard. */
function useSummary(isWanted: boolean): Dashboard {
  const { summaryFailed } = useMessages(dashboardMessages);
  const summary = useRead<Summary>({
    queryKey: ['summary', 'figures'],
    enabled: isWanted,
    read: (api, signal) => readSummary(api, { limit: latestActivity.limit }, signal),
    failed: summaryFailed,
  });

  if (summary.status === 'loading') {
    return {
      figures: summaryFigures(undefined, false),
      source: { kind: 'counting' },
      refresh: () => undefined,
      activity: { status: 'loading' },
    };
  }
  if (summary.status === 'failed') {
    return {
      figures: summaryFigures(undefined, true),
      source: { kind: 'failed', messages: [summary.message] },
      refresh: summary.retry,
      activity: { status: 'failed' },
    };
  }
  const { data, readAt, isRefreshing, refresh } = summary;
  return {
    figures: summaryFigures(data, false),
    source: isRefreshing ? { kind: 'counting' } : { kind: 'counted', at: new Date(readAt) },
    refresh,
    activity: { status: 'ready', entries: data.activity },
  };
}
