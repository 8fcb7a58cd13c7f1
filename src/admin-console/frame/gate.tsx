import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { warnDeveloper } from '#messages/warn-developer.ts';
import { useAuth, useGraduation } from '#provider/graduation-context.ts';
import { signOut } from '#provider/sign-out.ts';
import { lazyView } from '#react/lazy.tsx';
import { isPath } from '#routing/mount-path.ts';
import type { RouterAdapter } from '#routing/router-adapter.ts';
import type { AuthAdapter } from '#session/auth-adapter.ts';
import { personOf, type Session } from '#session/session.ts';
import { useSession } from '#session/use-session.ts';
import { whenIdle } from '#ui/idle/when-idle.ts';
import { consoleMessages } from '../console.messages.ts';
import { useConsole } from '../navigation/console-context.ts';
import {
  type ConsolePaths,
  checkVisit,
  type FirstScreen,
  firstScreen,
  type GuardResult,
} from '../navigation/guard.ts';
import { forgetPageLink, linkedPlace } from '../navigation/linked-place.ts';
import { type ConsoleRoute, offeredCalls } from '../navigation/route.ts';
import { hasUnsavedWork, type UnsavedWork } from '../navigation/unsaved-work.ts';
import type { ForgotPassword } from '../sign-in/forgot-password.tsx';
import { SignInScreen } from '../sign-in/sign-in-screen.tsx';
import { ConsoleFrame } from './console-frame.tsx';
import { MisplacedNotice, NoAccessNotice, PortalNotice } from './gate-notices.tsx';
import { LazySection, PendingSection } from './lazy-section.tsx';

const frameContent = lazyView(() =>
  import('./frame-content.tsx').then((module) => module.FrameContent),
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
  /** False on a server and during hydration. */
  readonly isSessionKnown: boolean;
}

type Screen = GuardResult | FirstScreen;

/** Shows the sign-in, a section or a notice by path and session, and performs redirects. */
export function Gate(props: GateProps) {
  const { router, paths, routes, institution } = props;
  const { session, signOut, signIn } = useConsoleSession();
  const pathname = useRouterPath(router);
  const visit = { pathname, session, paths, routes, signIn };
  const guarded = props.isSessionKnown
    ? checkVisit({ ...visit, linked: linkedPlace(router) })
    : firstScreen(visit);
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
          onStart={frameContent.preload}
        />
      );
    }
    case 'frame':
    case 'section': {
      const { route } = result;
      const known = result.kind === 'section' ? result.session : undefined;
      return (
        <ConsoleFrame
          route={route}
          routes={routes}
          user={known?.user}
          institution={institution}
          hasTopBar={props.hasTopBar}
          signOut={signOut}
        >
          {(account) =>
            known === undefined ? (
              <PendingSection route={route} />
            ) : (
              <LazySection
                key={personOf(known)}
                route={route}
                view={frameContent}
                props={{ router, route, account }}
              />
            )
          }
        </ConsoleFrame>
      );
    }
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
function useMisplaced({ kind }: Screen, props: GateProps): boolean {
  const { router, isHostRouted, isSessionKnown, paths } = props;
  const isLost = kind === 'outside' && !isHostRouted && isSessionKnown;
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
function useRedirect(result: Screen, { router, isHostRouted }: GateProps) {
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

/**
 * Loads the section's code and its first data beside the code of the frame's content. Meanwhile the browser loads its date
 * formats, which takes a phone a tenth of a second.
 */
function usePreload(result: Screen) {
  const { api } = useGraduation();
  const locale = useLocale();
  const route = result.kind === 'section' ? result.route : undefined;
  useEffect(() => {
    if (route === undefined) return;
    route.view.preload();
    // Afterwards a section reads its lists as soon as its own code has loaded.
    if (frameContent.loaded() !== undefined) return;
    for (const { call } of offeredCalls(route, api)) api.begin(call);
    return whenIdle(() => new Intl.DateTimeFormat(locale));
  }, [route, api, locale]);
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
