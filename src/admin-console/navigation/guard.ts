import { isAdministrator, type Session } from '../../session/session.ts';
import { normalizeFolder, pathWithin } from './console-path.ts';
import { type ConsoleRoute, findRoute } from './route.ts';

/** Where the console is in the site. */
export interface ConsolePaths {
  readonly basePath: string;
  readonly signInPath: string;
  readonly homePath: string;
}

/** What is shown at a path to somebody, or where they are sent. */
export type GuardResult =
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'section'; readonly route: ConsoleRoute }
  | { readonly kind: 'redirect'; readonly to: string; readonly isOurs: boolean }
  /** Nobody is signed in, which is the portal's task; the address stays for when somebody is. */
  | { readonly kind: 'portal' }
  /** Somebody without access, where the home page is a page of the console. */
  | { readonly kind: 'no-access' }
  /** Nothing of the host's is here, and nothing of ours: the console is not where its settings say. */
  | { readonly kind: 'misplaced' }
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

/** Who may be where: without a session at the sign-in page, an administrator in the sections. */
export function checkVisit(visit: Visit): GuardResult {
  const { pathname, session, paths, routes, signIn } = visit;
  const { basePath, signInPath } = paths;
  if (isSamePath(pathname, signInPath)) {
    if (session === undefined) return { kind: signIn === 'here' ? 'sign-in' : 'portal' };
    return isAdministrator(session) ? ours(basePath) : sendHome(paths, 'no-access');
  }

  const path = pathWithin(basePath, pathname);
  if (path === undefined) return { kind: 'outside' };
  const route = findRoute(routes, path);
  if (route === undefined) return formerAddress(path, visit) ?? sendHome(paths, 'base');
  if (session === undefined) return signIn === 'here' ? ours(signInPath) : { kind: 'portal' };
  if (!isAdministrator(session)) return sendHome(paths, 'no-access');
  return { kind: 'section', route };
}

/** A console with a folder to itself was below '/admin' in it once; links that were sent lead on. */
function formerAddress(path: string, { paths, routes }: Visit): GuardResult | undefined {
  const former = pathWithin('/admin', path);
  if (former === undefined || findRoute(routes, former) === undefined) return undefined;
  return ours(normalizeFolder(paths.basePath) + former);
}

function ours(to: string): GuardResult {
  return { kind: 'redirect', to, isOurs: true };
}

/** A home page within the console would redirect for ever. */
function sendHome(
  { basePath, signInPath, homePath }: ConsolePaths,
  otherwise: 'base' | 'no-access',
): GuardResult {
  const isInside = pathWithin(basePath, homePath) !== undefined || isSamePath(homePath, signInPath);
  if (!isInside) return { kind: 'redirect', to: homePath, isOurs: false };
  return otherwise === 'base' ? ours(basePath) : { kind: 'no-access' };
}

function isSamePath(a: string, b: string): boolean {
  return normalizeFolder(a) === normalizeFolder(b);
}
