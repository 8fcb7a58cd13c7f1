import { describeAuthAdapter } from 'birrete/testing';
import { describe, test } from 'vitest';
import { type Account, type AccountService, cookieSession } from './own-auth.ts';

const registrar: Account = { name: 'Ana Peña', isRegistrar: true, csrfToken: 'old' };

/** Your account service in your test. Here: a service in memory whose server knows a newer token. */
function createService(first: Account | undefined): AccountService {
  const listeners = new Set<() => void>();
  let account = first;
  const change = (next: Account | undefined) => {
    account = next;
    for (const listener of listeners) listener();
    return next;
  };
  return {
    get account() {
      return account;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: async () => change(account && { ...account, csrfToken: 'new' }),
    signOut: () => change(undefined),
  };
}

describeAuthAdapter(
  (who) => cookieSession(createService(who === 'somebody' ? registrar : undefined)),
  { describe, test },
);
