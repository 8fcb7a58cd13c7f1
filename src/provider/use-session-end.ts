import { useCallback, useEffect, useRef } from 'react';
import type { Refusal } from '../session/auth-adapter.ts';
import { takeExpiryNotice } from '../session/expiry-notice.ts';
import { browserStorage } from '../session/safe-storage.ts';
import { loadSecondWave } from './load-second-wave.ts';
import type { SessionEnd, SessionParties } from './session-end.ts';

/** Tells of a session that ended on the page before. @returns what is to be done about a 401 */
export function useSessionEnd({ api, auth, router, notifications, sentence }: SessionParties) {
  const done = useRef<SessionEnd>({ isLeaving: false, told: '' });

  useEffect(() => {
    if (takeExpiryNotice(browserStorage('session'), api)) {
      notifications.show({ tone: 'error', title: sentence });
    }
  }, [api, notifications, sentence]);

  useEffect(
    () =>
      auth.subscribe(() => {
        if (auth.getSession() !== undefined) done.current.isLeaving = false;
      }),
    [auth],
  );

  return useCallback(
    (refusal: Refusal) =>
      // What carried the call came with the same chunk.
      loadSecondWave().then(({ meetRefusal }) =>
        meetRefusal({ api, auth, router, notifications, sentence }, done.current, refusal),
      ),
    [api, auth, router, notifications, sentence],
  );
}
