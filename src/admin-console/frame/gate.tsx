import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { warnDeveloper } from '../../messages/warn-developer.ts';
import { useAuth, useGraduation } from '../../provider/graduation-context.ts';
import { signOut } from '../../provider/sign-out.ts';
import { lazyView } from '../../react/lazy.tsx';
import type { RouterAdapter } from '../../routing/router-adapter.ts';
import { personOf } from '../../session/session.ts';
import { consoleMessages } from '../console.messages.ts';
import { useConsole } from '../navigation/console-context.ts';
import { type ConsolePaths, checkVisit, type GuardResult } from '../navigation/guard.ts';
import type { ConsoleRoute } from '../navigation/route.ts';
import type { ForgotPassword } from '../sign-in/forgot-password.tsx';
import { SignInScreen } from '../sign-in/sign-in-screen.tsx';
import { LazySection } from './lazy-section.tsx';
import { MisplacedNotice } from './misplaced-notice.tsx';
import { NoAccessNotice } from './no-access-notice.tsx';
import { PortalNotice } from './portal-notice.tsx';
import { useSettledSession } from './use-settled-session.ts';

const consoleFrame = lazyView(() =>
  import('./console-frame.tsx').then((module) => module.ConsoleFrame),
);

interface GateProps {
  readonly router: RouterAdapter;
  /** Whether the router is the host's, which shows the host's own pages too. */
  readonly isHostRouted: boolean;
  readonly paths: ConsolePaths;
  readonly routes: readonly ConsoleRoute[];
  readonly institution: string | undefined;
  readonly forgotPassword: ForgotPassword | undefined;
}

/** Decides by path and session what is shown: the sign-in, a section in its layout, or nothing on the way elsewhere. */
export function Gate(props: GateProps) {
  const { router, paths, routes, institution } = props;
  const { session, signOut, signIn } = useSessionHere();
  const pathname = useRouterPath(router);
  const visited = checkVisit({ pathname, session, paths, routes, signIn });
  const result = useMisplaced(visited, props) ? { kind: 'misplaced' as const } : visited;
  useRedirect(result, props);
  usePreload(result);

  switch (result.kind) {
    case 'sign-in': {
      const home = router.href(paths.homePath);
      return (
        <SignInScreen
          institution={institution}
          forgotPassword={props.forgotPassword}
          homeHref={home}
          onStart={consoleFrame.preload}
        />
      );
    }
    case 'section': {
      if (session === undefined) return null;
      return (
        <LazySection
          key={personOf(session)}
          view={consoleFrame}
          props={{ router, route: result.route, routes, user: session.user, institution, signOut }}
        />
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
 * A page that would stay blank: the mount is no path, or nobody else has a page at this address. The visitor reads a
 * sentence, the developer what to write.
 */
function useMisplaced({ kind }: GuardResult, { router, isHostRouted, paths }: GateProps): boolean {
  const isLost = kind === 'outside' && !isHostRouted;
  const { basePath, signInPath } = paths;
  useEffect(() => {
    if (!isLost) return;
    warnDeveloper(
      `<AdminConsole> has no page at ${location.pathname}, only at ${router.href(basePath)} and ${router.href(signInPath)}. Give it a router, such as browserRouter({ mount: '${location.pathname}' }).`,
    );
  }, [isLost, router, basePath, signInPath]);
  return isLost || router.mount === null;
}

/** The path as the router sees it; a change of the query alone renders nothing anew. */
function useRouterPath(router: RouterAdapter): string {
  const read = () => router.getLocation().pathname;
  return useSyncExternalStore(router.subscribe, read, read);
}

function useSessionHere() {
  const { api, notifications } = useGraduation();
  const auth = useAuth();
  const { unsavedWork } = useConsole();
  const words = useMessages(consoleMessages);
  const onUnsaved = useCallback(
    () => notifications.show({ tone: 'error', title: words.unsaved, detail: words.unsavedText }),
    [notifications, words],
  );
  const { session, settle } = useSettledSession({ auth, unsavedWork, onUnsaved });

  const leave = () => {
    signOut({ api, auth });
    settle();
    notifications.show({ tone: 'success', title: words.signedOut });
  };
  return {
    session,
    signOut: auth.end === undefined ? undefined : leave,
    signIn: auth.begin === undefined ? 'portal' : 'here',
  } as const;
}

/** Pages of a host that does not share its router are loaded; nothing else would show them. */
function useRedirect(result: GuardResult, { router, isHostRouted }: GateProps) {
  const to = result.kind === 'redirect' ? result.to : undefined;
  const isShared = result.kind === 'redirect' && (result.isOurs || isHostRouted);
  // No layout effect: those of a host's router may not have run yet, and it cannot navigate before.
  useEffect(() => {
    if (to === undefined) return;
    if (isShared) router.navigate(to, { replace: true });
    else router.leave(to);
  }, [to, isShared, router]);
}

/** Fetches the section's code together with that of the layout around it. */
function usePreload(result: GuardResult) {
  const view = result.kind === 'section' ? result.route.view : undefined;
  useEffect(() => view?.preload(), [view]);
}
