import { useCallback, useRef } from 'react';
import { useGraduation } from '../provider/graduation-context.ts';
import type { RouterAdapter } from '../routing/router-adapter.ts';

/** The parameter with the key in links from receipts. */
const parameter = 'llave';

/**
 * Returns a function that reads the receipt's key for a code. The key is taken out of the page's address, so that neither
 * the history nor a link to another site contains it, and is remembered while the look-up is shown.
 *
 * @param isRead whether the look-up reads the address.
 */
export function useReceiptKey(isRead: boolean): (code: string) => string {
  const { router } = useGraduation();
  const taken = useRef<{ readonly code: string; readonly key: string }>(undefined);
  return useCallback(
    (code) => {
      const key = isRead ? takeKey(router) : '';
      // A host's router may still have the key of the code before.
      if (key !== '' && key !== taken.current?.key) taken.current = { code, key };
      return taken.current?.code === code ? taken.current.key : '';
    },
    [router, isRead],
  );
}

/** Reads the key, and replaces the address of the page by one without it. */
function takeKey(router: RouterAdapter | undefined): string {
  const address = new URL(window.location.href);
  const key = address.searchParams.get(parameter)?.trim() ?? '';
  if (key === '') return keyIn(router?.getLocation().search);
  address.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, '', address);
  return key;
}

function keyIn(search = ''): string {
  return new URLSearchParams(search).get(parameter)?.trim() ?? '';
}
