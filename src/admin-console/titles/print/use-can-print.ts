import { useOffers } from '#admin-console/data/use-offers.ts';
import { useConsole } from '#admin-console/navigation/console-context.ts';

/** True if the server prints documents and the host permits it. */
export function useCanPrint(): boolean {
  const isOffered = useOffers('documents');
  return useConsole().can('titles.print') && isOffered;
}
