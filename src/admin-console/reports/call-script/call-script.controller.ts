import { useMemo } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { useList } from '#admin-console/data/use-list.ts';
import { useLists } from '#admin-console/data/use-lists.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { type CallScript, createCallScript } from '#domain/report/call-script.ts';

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
  const lists = useLists({
    applications: useList(resources.applications, options),
    careers: useList(resources.careers, options),
    degreeTitles: useList(resources.degreeTitles, options),
    titles: useList(resources.titles, options),
  });

  return useMemo((): CallScriptState => {
    if (ceremony === undefined) return { status: 'none' };
    if (lists.status !== 'ready') return lists;
    const script = createCallScript(ceremony, { ceremonies, ...lists.rows });
    return { status: 'ready', ceremony, script };
  }, [ceremonies, ceremony, lists]);
}
