import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Extra } from '#contract/extras.ts';
import { useGraduation } from '#provider/graduation-context.ts';

/** True if the server offers an extra. Re-evaluated whenever a query settles, since any response may announce it. */
export function useOffers(extra: Extra): boolean {
  const { api } = useGraduation();
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(cache.subscribe, () => api.offers(extra));
}
