import { useState } from 'react';
import { resources } from '../data/resources.ts';
import { type ListState, useList } from '../data/use-list.ts';
import { useReread } from '../data/use-reread.ts';
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
    const failureMessages = all.flatMap((list) =>
      list.status === 'failed' ? [list.sentence] : [],
    );
    if (failureMessages.length > 0) return { kind: 'failed', messages: failureMessages };
    return { kind: 'counted', at: new Date(Math.min(...all.flatMap(readAt))) };
  }
}

function isBusy(list: ListState<unknown>): boolean {
  return list.status === 'loading' || (list.status === 'ready' && list.isRefreshing);
}

/** The time when a list was read; none if it never was, such as titles after a failure. */
function readAt(list: ListState<unknown>): readonly number[] {
  return list.status === 'ready' && list.readAt ? [list.readAt] : [];
}
