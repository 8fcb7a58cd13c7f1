import { createHash, randomBytes } from 'node:crypto';
import type { Employee } from './directory.ts';

/** Signed-in users by cookie, in the memory of this process. A real portal would share them between processes. */
export interface PortalSessions {
  /** @returns the value of the cookie */
  start(employee: Employee): string;
  find(cookie: string | undefined): Employee | undefined;
  end(cookie: string | undefined): void;
}

const lifetime = 8 * 3_600_000;

export function createPortalSessions(): PortalSessions {
  const sessions = new Map<string, { readonly employee: Employee; readonly until: number }>();
  return {
    start: (employee) => {
      for (const [key, { until }] of sessions) if (until <= Date.now()) sessions.delete(key);
      const cookie = randomBytes(32).toString('base64url');
      sessions.set(sessionKey(cookie), { employee, until: Date.now() + lifetime });
      return cookie;
    },
    find: (cookie) => {
      const found = cookie === undefined ? undefined : sessions.get(sessionKey(cookie));
      return found !== undefined && found.until > Date.now() ? found.employee : undefined;
    },
    end: (cookie) => {
      if (cookie !== undefined) sessions.delete(sessionKey(cookie));
    },
  };
}

function sessionKey(cookie: string): string {
  return createHash('sha256').update(cookie).digest('base64url');
}
