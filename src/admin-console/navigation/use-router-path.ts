import { useSyncExternalStore } from 'react';
import type { RouterAdapter } from '../../routing/router-adapter.ts';

/** The path as the router sees it; a change of the query alone draws nothing anew. */
export function useRouterPath(router: RouterAdapter): string {
  const read = () => router.getLocation().pathname;
  return useSyncExternalStore(router.subscribe, read, read);
}
