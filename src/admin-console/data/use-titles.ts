import { listTitles } from '../../api/titles/list-titles.ts';
import type { IssuedTitle } from '../../domain/registry/issued-title.ts';
import type { ListState } from './list-state.ts';
import { queryKeys } from './query-keys.ts';
import { useList } from './use-list.ts';

/** Every issued title. A failure is silent and reads as empty (spec §7, ruling 4): the state is never `failed`. */
export function useTitles(options: { readonly isWanted?: boolean } = {}): ListState<IssuedTitle> {
  return useList({ key: queryKeys.titles, read: listTitles, sentence: undefined, ...options });
}
