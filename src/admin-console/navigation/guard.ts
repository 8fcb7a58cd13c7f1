import { isAdministrator, type Session } from '../../session/session.ts';
import { normalizeFolder, pathWithin } from './console-path.ts';
import { type ConsoleRoute, findRoute } from './console-route.ts';

/** Where the console lies in the site (spec §2). */
export interface ConsolePaths {
  readonly basePath: string;
  readonly signInPath: string;
  readonly homePath: string;
}

/** What is to be shown at a path to somebody, or where to send them. */
export type Verdict =
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'section'; readonly route: ConsoleRoute }
  | { readonly kind: 'redirect'; readonly to: string; readonly isOurs: boolean }
  /** Nobody is signed in, and the portal sees to that; the address stays for when somebody is. */
  | { readonly kind: 'portal' }
  /** Somebody without access, where the way home would lead here again. */
  | { readonly kind: 'barred' }
  /** A path of the host's. */
  | { readonly kind: 'outside' };

interface Visit {
  readonly pathname: string;
  readonly session: Session | undefined;
  readonly paths: ConsolePaths;
  readonly routes: readonly ConsoleRoute[];
  /** Whether people sign in here or in the portal around the console. */
  readonly signIn: 'here' | 'portal';
}

/** The guard rules of spec §2 and rulings 8 and 44. */
export function judge({ pathname, session, paths, routes, signIn }: Visit): Verdict {
  const { basePath, signInPath } = paths;
  if (isSamePath(pathname, signInPath)) {
    if (session === undefined) return { kind: signIn === 'here' ? 'sign-in' : 'portal' };
    return isAdministrator(session) ? ours(basePath) : sendHome(paths, 'barred');
  }

  const path = pathWithin(basePath, pathname);
  if (path === undefined) return { kind: 'outside' };
  const route = findRoute(routes, path);
  if (route === undefined) return sendHome(paths, 'base');
  if (session === undefined) return signIn === 'here' ? ours(signInPath) : { kind: 'portal' };
  if (!isAdministrator(session)) return sendHome(paths, 'barred');
  return { kind: 'section', route };
}

function ours(to: string): Verdict {
  return { kind: 'redirect', to, isOurs: true };
}

/** A host whose home is the console itself must not send people round in circles. */
function sendHome(
  { basePath, signInPath, homePath }: ConsolePaths,
  otherwise: 'base' | 'barred',
): Verdict {
  const isInside = pathWithin(basePath, homePath) !== undefined || isSamePath(homePath, signInPath);
  if (!isInside) return { kind: 'redirect', to: homePath, isOurs: false };
  return otherwise === 'base' ? ours(basePath) : { kind: 'barred' };
}

function isSamePath(a: string, b: string): boolean {
  return normalizeFolder(a) === normalizeFolder(b);
}
