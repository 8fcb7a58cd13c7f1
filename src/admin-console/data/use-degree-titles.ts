import { listDegreeTitles } from '../../api/degree-titles/list-degree-titles.ts';
import type { DegreeTitle } from '../../domain/degree/degree-title.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { dataMessages } from './data.messages.ts';
import type { ListState } from './list-state.ts';
import { queryKeys } from './query-keys.ts';
import { useList } from './use-list.ts';

/** How the titles of each career read, by gender. */
export function useDegreeTitles(
  options: { readonly isWanted?: boolean } = {},
): ListState<DegreeTitle> {
  const { degreeTitles: sentence } = useMessages(dataMessages);
  return useList({ key: queryKeys.degreeTitles, read: listDegreeTitles, sentence, ...options });
}
