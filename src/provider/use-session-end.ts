import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Refusal } from '../session/auth-adapter.ts';
import { loadSecondWave, useSecondWave } from './load-second-wave.ts';
import type { SessionEnd, SessionParties } from './session-end.ts';

/** Tells of a session that ended on the page before. @returns what is to be done about a 401 */
export function useSessionEnd({ api, openAuth, router, notifications, sentence }: SessionParties) {
  const wave = useSecondWave();
  const done = useRef<SessionEnd>({ isLeaving: false, told: '' });
  const parties = useMemo(
    () => ({ api, openAuth, router, notifications, sentence }),
    [api, openAuth, router, notifications, sentence],
  );

  useEffect(() => wave?.attendSession(parties, done.current), [wave, parties]);

  return useCallback(
    (refusal: Refusal) =>
      // What carried the call came with the same chunk.
      loadSecondWave().then(({ meetRefusal }) => meetRefusal(parties, done.current, refusal)),
    [parties],
  );
}
