import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import { useMessages } from '#messages/messages-context.tsx';
import { warnDeveloper } from '#messages/warn-developer.ts';
import { useAuth, useGraduation } from '#provider/graduation-context.ts';
import { signOut } from '#provider/sign-out.ts';
import { lazyView } from '#react/lazy.tsx';
import { isPath } from '#routing/mount-path.ts';
import type { RouterAdapter } from '#routing/router-adapter.ts';
import type { AuthAdapter } from '#session/auth-adapter.ts';
import { personOf, type Session } from '#session/session.ts';
import { useSession } from '#session/use-session.ts';
import { consoleMessages } from '../console.messages.ts';
import { useConsole } from '../navigation/console-context.ts';
import { type ConsolePaths, checkVisit, type GuardResult } from '../navigation/guard.ts';
import { forgetPageLink, linkedPlace } from '../navigation/linked-place.ts';
import type { ConsoleRoute } from '../navigation/route.ts';
import { hasUnsavedWork, type UnsavedWork } from '../navigation/unsaved-work.ts';
import type { ForgotPassword } from '../sign-in/forgot-password.tsx';
import { SignInScreen } from '../sign-in/sign-in-screen.tsx';
import { MisplacedNotice, NoAccessNotice, PortalNotice } from './gate-notices.tsx';
import { LazySection } from './lazy-section.tsx';

const consoleFrame = lazyView(() =>
  import('./console-frame.tsx').then((module) => module.ConsoleFrame),
);

interface GateProps {
  readonly router: RouterAdapter;
  /** True if the router is the host's and also shows the host's pages. */
  readonly isHostRouted: boolean;
  readonly paths: ConsolePaths;
  readonly routes: readonly ConsoleRoute[];
  readonly institution: string | undefined;
  readonly hasTopBar: boolean;
  readonly forgotPassword: ForgotPassword;
}

/** Shows the sign-in, a section or a notice by path and session, and performs redirects. */
export function Gate(props: GateProps) {
  const { router, paths, routes, institution } = props;
  const { session, signOut, signIn } = useConsoleSession();
  const pathname = useRouterPath(router);
  const linked = linkedPlace(router);
  const guarded = checkVisit({ pathname, session, paths, routes, signIn, linked });
  const result = useMisplaced(guarded, props) ? { kind: 'misplaced' as const } : guarded;
  useRedirect(result, props);
  usePreload(result);

  switch (result.kind) {
    case 'sign-in': {
      const home = router.href(paths.homePath);
      return (
        <SignInScreen
          institution={institution}
          {...props.forgotPassword}
          homeHref={home}
          onStart={consoleFrame.preload}
        />
      );
    }
    case 'section':
      return (
        <LazySection
          key={personOf(result.session)}
          view={consoleFrame}
          props={{
            router,
            route: result.route,
            routes,
            user: result.session.user,
            institution,
            hasTopBar: props.hasTopBar,
            signOut,
          }}
        />
      );
    case 'portal':
      return <PortalNotice />;
    case 'misplaced':
      return <MisplacedNotice />;
    case 'no-access':
      return <NoAccessNotice onSignOut={signOut} />;
    case 'redirect':
    case 'outside':
      return null;
    default:
      return result satisfies never;
  }
}

/**
 * True if the page would stay blank: the mount is not a path, or neither console nor host has a page at this URL. Visitors
 * see a notice, developers a warning with the fix.
 */
function useMisplaced({ kind }: GuardResult, { router, isHostRouted, paths }: GateProps): boolean {
  const isLost = kind === 'outside' && !isHostRouted;
  const { basePath, signInPath } = paths;
  useEffect(() => {
    if (!isLost) return;
    warnDeveloper(
      'B030',
      `<AdminConsole> has no page at ${location.pathname}, only at ${router.href(basePath)} and ${router.href(signInPath)}. Give it a router, such as browserRouter({ mount: '${location.pathname}' }).`,
    );
  }, [isLost, router, basePath, signInPath]);
  return isLost || !isPath(router.mount ?? '');
}

/** The router's path. A change of the query string alone does not re-render. */
function useRouterPath(router: RouterAdapter): string {
  const read = () => router.getLocation().pathname;
  return useSyncExternalStore(router.subscribe, read, read);
}

function useConsoleSession() {
  const { api, notifications, leaving } = useGraduation();
  const auth = useAuth();
  const { unsavedWork } = useConsole();
  const messages = useMessages(consoleMessages);
  const { session, settle } = useSettledSession(auth, unsavedWork);

  const leave = () => {
    signOut({ api, auth, leaving });
    settle();
    notifications.show({ tone: 'success', title: messages.signedOut });
  };
  return {
    session,
    signOut: auth.end === undefined ? undefined : leave,
    signIn: auth.begin === undefined ? 'portal' : 'here',
  } as const;
}

/** Performs redirects. To pages of a host that does not share its router, the browser navigates. */
function useRedirect(result: GuardResult, { router, isHostRouted }: GateProps) {
  const to = result.kind === 'redirect' ? result.to : undefined;
  const isShared = result.kind === 'redirect' && (result.isWithin || isHostRouted);
  // Not a layout effect: a host's router can navigate only after its own layout effects.
  useEffect(() => {
    if (to === undefined) return;
    if (!isShared) return router.leave(to);
    forgetPageLink(router);
    router.navigate(to, { replace: true });
  }, [to, isShared, router]);
}

/** Preloads the section's code in parallel with the frame's. */
function usePreload(result: GuardResult) {
  const view = result.kind === 'section' ? result.route.view : undefined;
  useEffect(() => view?.preload(), [view]);
}

/**
 * The time that the console waits after its session ended elsewhere. After a 401 the provider leaves the page with a full
 * navigation; without the wait, the console would navigate before it.
 */
const graceMs = 1000;

interface SettledSession {
  readonly session: Session | undefined;
  /** Ends the wait, after a sign-out in this console. */
  settle(): void;
}

/** The session for the guard. It ends only when no unsaved work would be lost. */
function useSettledSession(auth: AuthAdapter, unsavedWork: UnsavedWork): SettledSession {
  const live = useSession(auth);
  const isUnsaved = useStore(unsavedWork, hasUnsavedWork);
  const [last, setLast] = useState(live);

  useEffect(() => {
    if (live !== undefined) {
      setLast(live);
      return;
    }
    if (isUnsaved) return;
    const timer = setTimeout(() => setLast(undefined), graceMs);
    return () => clearTimeout(timer);
  }, [live, isUnsaved]);

  return { session: live ?? last, settle: () => setLast(undefined) };
}
