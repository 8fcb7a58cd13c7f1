import { listApplications } from '../../api/applications/list-applications.ts';
import type { Application } from '../../domain/application/application.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { dataMessages } from './data.messages.ts';
import type { ListState } from './list-state.ts';
import { queryKeys } from './query-keys.ts';
import { useList } from './use-list.ts';

/** Every application, of every ceremony. */
export function useApplications(
  options: { readonly isWanted?: boolean } = {},
): ListState<Application> {
  const { applications: sentence } = useMessages(dataMessages);
  return useList({ key: queryKeys.applications, read: listApplications, sentence, ...options });
}
