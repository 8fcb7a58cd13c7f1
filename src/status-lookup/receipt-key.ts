import { useMemo, useRef } from 'react';
import { normalizeApplicationCode } from '../domain/application/application-code.ts';
import { useGraduation } from '../provider/graduation-context.ts';
import type { RouterAdapter } from '../routing/router-adapter.ts';

/** The parameter with the key in links from receipts. */
const parameter = 'llave';

/** The key that a graduate's receipt states. */
export interface ReceiptKey {
  /** Returns the key for a code, '' without one. */
  readonly of: (code: string) => string;
  /** Takes the key from a text with the receipt's link, such as a whole receipt. Reads the text as it was pasted. */
  readonly takeFrom: (text: string) => void;
}

/**
 * The receipt's key, from the page's address or from a link in the field. It is taken out of the address, so that neither
 * the history nor a link to another site contains it, and is remembered while the look-up is shown.
 *
 * @param isRead whether the look-up reads the address.
 */
export function useReceiptKey(isRead: boolean): ReceiptKey {
  const { router } = useGraduation();
  const taken = useRef<{ readonly code: string; readonly key: string }>(undefined);
  const addressed = useRef('');
  return useMemo(
    () => ({
      of: (code) => {
        const key = isRead ? takeKey(router) : '';
        // A host's router may still have the key of the code before.
        if (key !== '' && key !== addressed.current) {
          addressed.current = key;
          taken.current = { code, key };
        }
        return taken.current?.code === code ? taken.current.key : '';
      },
      takeFrom: (text) => {
        const key = keyOfLink(text);
        if (key !== '') taken.current = { code: normalizeApplicationCode(text), key };
      },
    }),
    [router, isRead],
  );
}

const linkedKey = new RegExp(`[?&]${parameter}=[^\\s&#]+`);

/** Reads the key in a link. A full stop after the link is not part of it. */
function keyOfLink(text: string): string {
  const [query] = linkedKey.exec(text) ?? [];
  return keyIn(query).replace(/[^\w=-]+$/, '');
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
