import { useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { PortalAccount, PortalSession } from './portal-session.ts';

/** Subscribes to the portal's session and user. */
export function usePortal(): {
  readonly session: PortalSession;
  readonly account: PortalAccount | undefined;
} {
  const { session } = useRouteContext({ from: '__root__' });
  const account = useSyncExternalStore(session.subscribe, session.getAccount);
  return { session, account };
}
