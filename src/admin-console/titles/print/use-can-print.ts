import { useOffers } from '../../data/use-offers.ts';
import { useConsole } from '../../navigation/console-context.ts';

/** True if the server prints documents and the host permits it. */
export function useCanPrint(): boolean {
  const isOffered = useOffers('documents');
  return useConsole().can('titles.print') && isOffered;
}
