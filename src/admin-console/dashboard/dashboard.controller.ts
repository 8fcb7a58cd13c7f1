import { useState } from 'react';
import { resources } from '../data/resources.ts';
import { type ListState, useList } from '../data/use-list.ts';
import { useReread } from '../data/use-reread.ts';
import { useConsole } from '../navigation/console-context.ts';
import { countFigures, type Figures, specifiedFigures } from './dashboard.flow.ts';

/** The figures of the cards, and the action that counts them. */
export interface Dashboard {
  readonly figures: Figures;
  readonly source:
    | { readonly kind: 'specified' }
    | { readonly kind: 'counting' }
    | { readonly kind: 'failed'; readonly sentences: readonly string[] }
    | { readonly kind: 'counted'; readonly at: Date };
  refresh(): void;
}

export function useDashboard(): Dashboard {
  const [isLive, setLive] = useState(useConsole().dashboard === 'live');
  const wanted = { isWanted: isLive };
  const lists = {
    applications: useList(resources.applications, wanted),
    ceremonies: useList(resources.ceremonies, wanted),
    titles: useList(resources.titles, wanted),
  };
  const all = Object.values(lists);
  const isCounting = isLive && all.some(isBusy);
  const reread = useReread();

  return {
    figures: isLive ? countFigures(lists) : specifiedFigures,
    source: sourceOf(),
    refresh: () => {
      setLive(true);
      if (isLive) void reread(resources.applications, resources.ceremonies, resources.titles);
    },
  };

  function sourceOf(): Dashboard['source'] {
    if (!isLive) return { kind: 'specified' };
    if (isCounting) return { kind: 'counting' };
    const sentences = all.flatMap((list) => (list.status === 'failed' ? [list.sentence] : []));
    if (sentences.length > 0) return { kind: 'failed', sentences };
    return { kind: 'counted', at: new Date(Math.min(...all.flatMap(readAt))) };
  }
}

function isBusy(list: ListState<unknown>): boolean {
  return list.status === 'loading' || (list.status === 'ready' && list.isRefreshing);
}

/** Titles that could never be read are silent here too. */
function readAt(list: ListState<unknown>): readonly number[] {
  return list.status === 'ready' && list.readAt ? [list.readAt] : [];
}
