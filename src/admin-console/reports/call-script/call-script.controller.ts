import { useMemo } from 'react';
import { type CallScript, createCallScript } from '../../../domain/ceremony/call-script.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { resources } from '../../data/resources.ts';
import { useList } from '../../data/use-list.ts';
import { useLists } from '../../data/use-lists.ts';

export type CallScriptState =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      /** Shown in place of the script, one sentence for each list that could not be read. */
      readonly sentences: readonly string[];
      readonly retry: () => void;
    }
  | { readonly status: 'ready'; readonly ceremony: Ceremony; readonly script: CallScript };

/** The call script of a ceremony, computed from the lists as they are now; nothing is read before one is chosen. */
export function useCallScript(
  ceremonies: readonly Ceremony[],
  ceremony: Ceremony | undefined,
): CallScriptState {
  const wanted = { isWanted: ceremony !== undefined };
  const lists = useLists({
    applications: useList(resources.applications, wanted),
    careers: useList(resources.careers, wanted),
    degreeTitles: useList(resources.degreeTitles, wanted),
    titles: useList(resources.titles, wanted),
  });

  return useMemo((): CallScriptState => {
    if (ceremony === undefined) return { status: 'none' };
    if (lists.status !== 'ready') return lists;
    const script = createCallScript(ceremony, { ceremonies, ...lists.rows });
    return { status: 'ready', ceremony, script };
  }, [ceremonies, ceremony, lists]);
}
