import { useMemo } from 'react';
import { type CallScript, createCallScript } from '../../../domain/ceremony/call-script.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { resources } from '../../data/resources.ts';
import { type ListState, useList } from '../../data/use-list.ts';

export type CallScriptState =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      /** One message per list that could not be read, shown instead of the script. */
      readonly messages: readonly string[];
      readonly retry: () => void;
    }
  | { readonly status: 'ready'; readonly ceremony: Ceremony; readonly script: CallScript };

/** Computes the call script of a ceremony from the current lists; reads nothing before a ceremony is selected. */
export function useCallScript(
  ceremonies: readonly Ceremony[],
  ceremony: Ceremony | undefined,
): CallScriptState {
  const options = { isWanted: ceremony !== undefined };
  const applications = useList(resources.applications, options);
  const careers = useList(resources.careers, options);
  const degreeTitles = useList(resources.degreeTitles, options);
  const titles = useList(resources.titles, options);

  return useMemo((): CallScriptState => {
    if (ceremony === undefined) return { status: 'none' };
    const failed = [applications, careers, degreeTitles].flatMap(failureOf);
    if (failed.length > 0) {
      return {
        status: 'failed',
        messages: failed.map(({ sentence }) => sentence),
        retry: () =>
          failed.forEach(({ retry }) => {
            retry();
          }),
      };
    }
    const isReady =
      isRead(applications) && isRead(careers) && isRead(degreeTitles) && isRead(titles);
    if (!isReady) return { status: 'loading' };
    const script = createCallScript(ceremony, {
      ceremonies,
      applications: applications.rows,
      careers: careers.rows,
      degreeTitles: degreeTitles.rows,
      titles: titles.rows,
    });
    return { status: 'ready', ceremony, script };
  }, [ceremonies, ceremony, applications, careers, degreeTitles, titles]);
}

type Failed = Extract<ListState<never>, { readonly status: 'failed' }>;
type Ready<Row> = Extract<ListState<Row>, { readonly status: 'ready' }>;

function failureOf(list: ListState<unknown>): readonly Failed[] {
  return list.status === 'failed' ? [list] : [];
}

function isRead<Row>(list: ListState<Row>): list is Ready<Row> {
  return list.status === 'ready';
}
