import { listCeremonies } from '../../api/ceremonies/list-ceremonies.ts';
import type { Ceremony } from '../../domain/ceremony/ceremony.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { dataMessages } from './data.messages.ts';
import type { ListState } from './list-state.ts';
import { queryKeys } from './query-keys.ts';
import { useList } from './use-list.ts';

/** Every ceremony. */
export function useCeremonies(options: { readonly isWanted?: boolean } = {}): ListState<Ceremony> {
  const { ceremonies: sentence } = useMessages(dataMessages);
  return useList({ key: queryKeys.ceremonies, read: listCeremonies, sentence, ...options });
}
