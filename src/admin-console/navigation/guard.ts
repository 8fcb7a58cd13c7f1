import { isAdministrator, type Session } from '#session/session.ts';
import { withPlace } from '../addresses/console-link.ts';
import { normalizeFolder, pathWithin } from '../addresses/console-path.ts';
import { type ConsolePlace, parseConsolePath, pathOfPlace } from '../addresses/console-place.ts';
import { type ConsoleRoute, findRoute } from './route.ts';

/** The console's paths in the site. */
export interface ConsolePaths {
  readonly basePath: string;
  readonly signInPath: string;
  readonly homePath: string;
}

/** The page that the console shows at a path, or a redirect. */
export type GuardResult =
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'section'; readonly route: ConsoleRoute; readonly session: Session }
  | { readonly kind: 'redirect'; readonly to: string; readonly isWithin: boolean }
  /** No session, and the portal signs users in. The URL stays, for after the sign-in. */
  | { readonly kind: 'portal' }
  /** A user without access, when the home page is a page of the console. */
  | { readonly kind: 'no-access' }
  /** No route of host or console matches: the console is mounted at another path than configured. */
  | { readonly kind: 'misplaced' }
  /** A path of the host. */
  | { readonly kind: 'outside' };

/** The first screen of a page while the session is not known. */
export type FirstScreen =
  | Exclude<GuardResult, { readonly kind: 'section' }>
  | { readonly kind: 'frame'; readonly route: ConsoleRoute };

interface Visit {
  readonly pathname: string;
  readonly session: Session | undefined;
  readonly paths: ConsolePaths;
  readonly routes: readonly ConsoleRoute[];
  /** The place where users sign in: here, or the portal around the console. */
  readonly signIn: 'here' | 'portal';
  /** The page that a link names (`consoleLink`), or that the user opened before the sign-in. */
  readonly linked?: ConsolePlace | undefined;
}

/**
 * The first screen for everybody: the sign-in form at its path, the frame of a section at that of the section. Only the
 * browser knows the session, and a guard on the server would send administrators to the sign-in page.
 */
export function firstScreen({ pathname, paths, routes, signIn }: Visit): FirstScreen {
  if (isSamePath(pathname, paths.signInPath)) {
    return { kind: signIn === 'here' ? 'sign-in' : 'outside' };
  }
  const path = pathWithin(paths.basePath, pathname);
  const route = path === undefined ? undefined : findRoute(routes, path);
  return route === undefined ? { kind: 'outside' } : { kind: 'frame', route };
}

/** Applies the access rules: without a session the sign-in page, for administrators the sections. */
export function checkVisit(visit: Visit): GuardResult {
  const { pathname, session, paths, routes, signIn, linked } = visit;
  const { basePath, signInPath } = paths;
  if (isSamePath(pathname, signInPath)) {
    if (session === undefined) return { kind: signIn === 'here' ? 'sign-in' : 'portal' };
    if (!isAdministrator(session)) return sendHome(paths, 'no-access');
    return redirectWithin(linked === undefined ? basePath : consolePath(basePath, linked));
  }

  const path = pathWithin(basePath, pathname);
  if (path === undefined) return { kind: 'outside' };
  if (linked !== undefined) return followLink(visit, linked);
  const route = findRoute(routes, path);
  const [first] = routes;
  // A console without the dashboard begins with its first section.
  if (path === '/' && route === undefined && first !== undefined) {
    return redirectWithin(normalizeFolder(basePath) + first.path);
  }
  if (route === undefined) return sendHome(paths, 'base');
  if (session === undefined) {
    return signIn === 'here' ? redirectWithin(signInPath + afterwards(path)) : { kind: 'portal' };
  }
  if (!isAdministrator(session)) return sendHome(paths, 'no-access');
  return { kind: 'section', route, session };
}

/** Opens the page of a link, after the sign-in if necessary. */
function followLink({ session, signIn, paths }: Visit, linked: ConsolePlace): GuardResult {
  const signsInFirst = session === undefined && signIn === 'here';
  const { signInPath, basePath } = paths;
  return redirectWithin(
    signsInFirst ? signInPath + withPlace('', linked) : consolePath(basePath, linked),
  );
}

function consolePath(basePath: string, place: ConsolePlace): string {
  return normalizeFolder(basePath) + pathOfPlace(place);
}

/** A link to an application outlasts the sign-in, in the query string; from other pages the dashboard follows. */
function afterwards(path: string): string {
  const place = parseConsolePath(path, '');
  return place?.section === 'applications' && place.id !== undefined ? withPlace('', place) : '';
}

function redirectWithin(to: string): GuardResult {
  return { kind: 'redirect', to, isWithin: true };
}

/** Redirects to the home page. A home page within the console would redirect forever. */
function sendHome(
  { basePath, signInPath, homePath }: ConsolePaths,
  otherwise: 'base' | 'no-access',
): GuardResult {
  const isInside = pathWithin(basePath, homePath) !== undefined || isSamePath(homePath, signInPath);
  if (!isInside) return { kind: 'redirect', to: homePath, isWithin: false };
  return otherwise === 'base' ? redirectWithin(basePath) : { kind: 'no-access' };
}

function isSamePath(a: string, b: string): boolean {
  return normalizeFolder(a) === normalizeFolder(b);
}
