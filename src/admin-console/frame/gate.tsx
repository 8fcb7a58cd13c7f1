import { useCallback, useEffect } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { endSession } from '../../provider/end-session.ts';
import { useGraduation } from '../../provider/graduation-context.ts';
import { useAuth } from '../../provider/use-auth.ts';
import { lazyView } from '../../react/lazy.tsx';
import type { RouterAdapter } from '../../routing/router-adapter.ts';
import type { Session } from '../../session/session.ts';
import { consoleMessages } from '../console.messages.ts';
import type { ConsoleRoute } from '../navigation/console-route.ts';
import { type ConsolePaths, judge, type Verdict } from '../navigation/guard.ts';
import { useRouterPath } from '../navigation/use-router-path.ts';
import type { ForgotPassword } from '../sign-in/forgot-password.tsx';
import { SignInScreen } from '../sign-in/sign-in-screen.tsx';
import { BarredNotice } from './barred-notice.tsx';
import { useConsole } from './console-context.ts';
import { LazySection } from './lazy-section.tsx';
import { PortalNotice } from './portal-notice.tsx';
import { useSettledSession } from './settled-session.ts';

const backOffice = lazyView(() => import('./back-office.tsx').then((module) => module.BackOffice));

interface GateProps {
  readonly router: RouterAdapter;
  /** Whether the router is the host's, so that it shows the host's own pages too. */
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
  const verdict = judge({ pathname, session, paths, routes, signIn });
  useRedirect(verdict, props);
  usePreload(verdict);

  switch (verdict.kind) {
    case 'sign-in': {
      const home = router.href(paths.homePath);
      return (
        <SignInScreen
          institution={institution}
          forgotPassword={props.forgotPassword}
          homeHref={home}
          onStart={backOffice.preload}
        />
      );
    }
    case 'section': {
      if (session === undefined) return null;
      return (
        <LazySection
          key={personOf(session)}
          view={backOffice}
          props={{ router, route: verdict.route, routes, user: session.user, institution, signOut }}
        />
      );
    }
    case 'portal':
      return <PortalNotice />;
    case 'barred':
      return <BarredNotice onSignOut={signOut} />;
    case 'redirect':
    case 'outside':
      return null;
    default:
      return verdict satisfies never;
  }
}

/** Another person finds nothing of the last one; the same person with a renewed token keeps what was begun. */
function personOf({ user }: Session): string {
  return [user.username, user.email, user.fullName, user.roleId].join(' ');
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

  const leave = useCallback(() => {
    endSession({ api, auth });
    settle();
    notifications.show({ tone: 'success', title: words.signedOut });
  }, [api, auth, settle, notifications, words]);
  const signOut = auth.end === undefined ? undefined : leave;
  return { session, signOut, signIn: auth.begin === undefined ? 'portal' : 'here' } as const;
}

/** Pages of a host that does not share its router are loaded; nothing else would show them. */
function useRedirect(verdict: Verdict, { router, isHostRouted }: GateProps) {
  const to = verdict.kind === 'redirect' ? verdict.to : undefined;
  const isShared = verdict.kind === 'redirect' && (verdict.isOurs || isHostRouted);
  useEffect(() => {
    if (to === undefined) return;
    if (isShared) router.navigate(to, { replace: true });
    else router.leave(to);
  }, [to, isShared, router]);
}

/** Fetches the section's code together with that of the layout around it. */
function usePreload(verdict: Verdict) {
  const view = verdict.kind === 'section' ? verdict.route.view : undefined;
  useEffect(() => view?.preload(), [view]);
}
