import type { Environment } from '#platform/settings/environment.ts';
import { publicSiteOf } from '#platform/settings/public-site.ts';

/**
 * True if an empty database gets the demo university, whose password is public: never, by default and for requests from
 * this machine only, or because `BIRRETE_DEMO=1` asks for it.
 */
export type DemoData = 'none' | 'this-machine' | 'requested';

/** A process and its parent, by number. */
type Started = Pick<NodeJS.Process, 'pid' | 'ppid'>;

/** True if nothing indicates that other machines reach the site. */
export function isForThisMachine(env: Environment, started: Started = process): boolean {
  if (env.NODE_ENV === 'production' || isService(env, started)) return false;
  return publicSiteOf(env) === undefined;
}

/**
 * True if systemd started this process, or the npm that is its parent. Terminals and shells may inherit `INVOCATION_ID`
 * from the service that opened them; `SYSTEMD_EXEC_PID` then names another process.
 */
function isService(env: Environment, { pid, ppid }: Started): boolean {
  if (!env.INVOCATION_ID) return false;
  const main = env.SYSTEMD_EXEC_PID;
  return main === undefined || main === String(pid) || main === String(ppid);
}
