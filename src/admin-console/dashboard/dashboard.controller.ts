import { useState } from 'react';
import { resources } from '../data/resources.ts';
import { useInvalidate } from '../data/use-invalidate.ts';
import { useList } from '../data/use-list.ts';
import { useLists } from '../data/use-lists.ts';
import { useConsole } from '../navigation/console-context.ts';
import { countFigures, type Figures, specifiedFigures } from './dashboard.flow.ts';

/** The figures and the action that counts them. */
export interface Dashboard {
  readonly figures: Figures;
  readonly source:
    | { readonly kind: 'specified' }
    | { readonly kind: 'counting' }
    | { readonly kind: 'failed'; readonly messages: readonly string[] }
    | { readonly kind: 'counted'; readonly at: Date };
  refresh(): void;
}

export function useDashboard(): Dashboard {
  const [isLive, setLive] = useState(useConsole().dashboard === 'live');
  const options = { isWanted: isLive };
  const lists = {
    applications: useList(resources.applications, options),
    ceremonies: useList(resources.ceremonies, options),
    titles: useList(resources.titles, options),
  };
  const all = useLists(lists);
  const invalidate = useInvalidate();

  return {
    figures: isLive ? countFigures(lists) : specifiedFigures,
    source: sourceOf(),
    refresh: () => {
      setLive(true);
      if (isLive) void invalidate(resources.applications, resources.ceremonies, resources.titles);
    },
  };

  function sourceOf(): Dashboard['source'] {
    if (!isLive) return { kind: 'specified' };
    if (all.status === 'loading' || all.isRefreshing) return { kind: 'counting' };
    if (all.status === 'failed') return { kind: 'failed', messages: all.messages };
    return { kind: 'counted', at: new Date(all.readAt) };
  }
}
