import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiClient } from '#api/client.ts';
import { nothing } from '#api/wire/answer.ts';
import * as paths from '#contract/paths/paths.ts';
import type { AuthAdapter } from '#session/auth-adapter.ts';

/** Leaves time to finish reading and press a button. */
const warningMs = 120_000;

/** The longest delay of a browser timer; a longer one fires at once. */
const longestDelayMs = 2 ** 31 - 1;

/** Extends the session: by the adapter, or by a call of the contract, which the server counts as activity. */
export async function extendSession(
  { lifetime }: AuthAdapter,
  api: ApiClient,
  endsAt: number,
): Promise<void> {
  if (lifetime?.extend !== undefined) return lifetime.extend();
  await api.send({ call: paths.listCareerTypes, answer: nothing });
  if (lifetime?.endsAt() === endsAt) throw new Error('The session has reached its latest end.');
}

/** The session's expiry time while it is near. Read again at each report, since the adapter may renew the session. */
export function useNearExpiry({ lifetime, subscribe }: AuthAdapter) {
  const [endsAt, setEndsAt] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const check = useCallback(() => {
    clearTimeout(timer.current);
    const expiry = lifetime?.endsAt();
    const remainingMs = (expiry ?? 0) - Date.now();
    const isNear = remainingMs > 0 && remainingMs <= warningMs;
    setEndsAt(isNear ? expiry : undefined);
    if (remainingMs <= 0) return;
    timer.current = setTimeout(
      check,
      Math.min(isNear ? remainingMs : remainingMs - warningMs, longestDelayMs),
    );
  }, [lifetime]);

  useEffect(() => {
    check();
    const unsubscribe = subscribe(check);
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
    };
  }, [check, subscribe]);

  return { endsAt, check };
}
