import {
  type MouseEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { useGraduation } from '#provider/graduation-context.ts';
import { ErrorBoundary } from '#react/error-boundary.tsx';
import { focusPressed } from '#react/focus-pressed.ts';
import type { RouterAdapter } from '#routing/router-adapter.ts';
import type { SessionUser } from '#session/session.ts';
import { consoleMessages } from '../console.messages.ts';
import { DataScope } from '../data/data-scope.tsx';
import { ExpiryDialog } from '../navigation/expiry/expiry-dialog.tsx';
import { SessionOverDialog } from '../navigation/expiry/session-over-dialog.tsx';
import { LeaveGuard } from '../navigation/leave-guard.tsx';
import type { ConsoleRoute } from '../navigation/route.ts';
import { StepUpDialog } from '../step-up/step-up-dialog.tsx';
import {
  barHeight,
  expandedWidth,
  FrameBody,
  FrameLayout,
  Main,
  MenuColumn,
  SkipLink,
  StickyMenu,
} from './layout.styles.ts';
import { LazySection, SectionCrash } from './lazy-section.tsx';
import { MenuPlaceContext } from './menu-place.tsx';
import { MenuDrawer, SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';

export interface ConsoleFrameProps {
  readonly router: RouterAdapter;
  readonly route: ConsoleRoute;
  readonly routes: readonly ConsoleRoute[];
  readonly user: SessionUser;
  readonly institution: string | undefined;
  /** `false` leaves the user's name and the sign-out to the page around the console. */
  readonly hasTopBar: boolean;
  readonly signOut: (() => void) | undefined;
}

/** The layout around the sections, and the cache of the lists that they share. */
export function ConsoleFrame(props: ConsoleFrameProps) {
  const { router, route, routes, user, institution, hasTopBar, signOut } = props;
  const { report, setNoticeInset } = useGraduation();
  const isExpanded = useMedia(expandedWidth);
  const mainId = useId();
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    setNoticeInset(hasTopBar ? barHeight : undefined);
    return () => setNoticeInset(undefined);
  }, [setNoticeInset, hasTopBar]);
  const menuButton = isExpanded ? null : <MenuDrawer routes={routes} current={route} />;

  return (
    <DataScope>
      <FrameLayout data-bar={hasTopBar ? '' : undefined} onClickCapture={focusPressed}>
        <SkipToMain mainId={mainId} onSkip={() => main.current?.focus()} />
        {hasTopBar && (
          <TopBar
            user={user}
            institution={institution}
            menuButton={menuButton}
            onSignOut={signOut}
          />
        )}
        <FrameBody>
          {isExpanded && (
            <MenuColumn>
              <StickyMenu>
                <SideMenu routes={routes} current={route} />
              </StickyMenu>
            </MenuColumn>
          )}
          <Main id={mainId} ref={main} tabIndex={-1}>
            <MenuPlaceContext.Provider value={hasTopBar ? null : menuButton}>
              <ErrorBoundary
                key={route.id}
                onError={report}
                fallback={(retry) => <SectionCrash onRetry={retry} />}
              >
                <LazySection view={route.view} props={{}} />
              </ErrorBoundary>
            </MenuPlaceContext.Provider>
          </Main>
        </FrameBody>
      </FrameLayout>
      <LeaveGuard router={router} />
      <ExpiryDialog />
      <SessionOverDialog />
      <StepUpDialog />
    </DataScope>
  );
}

interface SkipToMainProps {
  readonly mainId: string;
  readonly onSkip: () => void;
}

/** A skip link. It moves the focus by script, since a hash router would treat the link as navigation. */
function SkipToMain({ mainId, onSkip }: SkipToMainProps) {
  const messages = useMessages(consoleMessages);
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    onSkip();
  };
  return (
    <SkipLink href={`#${mainId}`} onClick={skip}>
      {messages.skip}
    </SkipLink>
  );
}

/** True if a media query matches. `true` on a server and in a DOM without layout. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', listener);
      return () => media?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? true,
    () => true,
  );
}
