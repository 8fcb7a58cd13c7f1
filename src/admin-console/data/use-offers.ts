import { useSyncExternalStore } from 'react';
import type { Extra } from '#contract/extras.ts';
import { useGraduation } from '#provider/graduation-context.ts';

/**
 * True if the server offers an extra. Re-evaluated when a response announces others; on a server, by the provider's
 * settings.
 */
export function useOffers(extra: Extra): boolean {
  const { api } = useGraduation();
  const offers = () => api.offers(extra);
  return useSyncExternalStore(api.subscribe, offers, offers);
}
