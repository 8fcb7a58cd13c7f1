import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on a server and while the browser takes over what came from one; true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
