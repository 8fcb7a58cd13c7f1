import { listCareers } from '../../api/careers/list-careers.ts';
import type { Career } from '../../domain/degree/career.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { dataMessages } from './data.messages.ts';
import type { ListState } from './list-state.ts';
import { queryKeys } from './query-keys.ts';
import { useList } from './use-list.ts';

/** Every career, inactive ones included. */
export function useCareers(options: { readonly isWanted?: boolean } = {}): ListState<Career> {
  const { careers: sentence } = useMessages(dataMessages);
  return useList({ key: queryKeys.careers, read: listCareers, sentence, ...options });
}
