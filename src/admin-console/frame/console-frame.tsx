import {
  type MouseEvent,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { useGraduation } from '#provider/graduation-context.ts';
import { focusPressed } from '#react/focus-pressed.ts';
import type { SessionUser } from '#session/session.ts';
import { consoleMessages } from '../console.messages.ts';
import type { ConsoleRoute } from '../navigation/route.ts';
import {
  barHeight,
  expandedWidth,
  FrameBody,
  FrameLayout,
  Main,
  MenuColumn,
  MenuOverHeading,
  SkipLink,
  StickyMenu,
} from './layout.styles.ts';
import { MenuPlaceContext } from './menu-place.tsx';
import { MenuButton, MenuDrawer, SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';

interface ConsoleFrameProps {
  readonly route: ConsoleRoute;
  readonly routes: readonly ConsoleRoute[];
  /** Undefined while the session is not known: on a server and during hydration. */
  readonly user: SessionUser | undefined;
  readonly institution: string | undefined;
  /** `false` leaves the user's name and the sign-out to the page around the console. */
  readonly hasTopBar: boolean;
  readonly signOut: (() => void) | undefined;
  /** The content of the main part. */
  readonly children: (account: AccountDialog) => ReactNode;
}

/** The dialog that the user's name opens. */
export interface AccountDialog {
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** The layout around the sections: top bar and side menu. It stands before the code of the section has arrived. */
export function ConsoleFrame(props: ConsoleFrameProps) {
  const { route, routes, user, institution, hasTopBar, signOut, children } = props;
  const { setNoticeInset } = useGraduation();
  const isExpanded = useMedia(expandedWidth);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isAccountOpen, setAccountOpen] = useState(false);
  const mainId = useId();
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    setNoticeInset(hasTopBar ? barHeight : undefined);
    return () => setNoticeInset(undefined);
  }, [setNoticeInset, hasTopBar]);
  const menuButton =
    isExpanded === true ? null : (
      <MenuButton isOpen={isMenuOpen} onPress={() => setMenuOpen(true)} />
    );

  return (
    <FrameLayout data-bar={hasTopBar ? '' : undefined} onClickCapture={focusPressed}>
      <SkipToMain mainId={mainId} onSkip={() => main.current?.focus()} />
      {hasTopBar && (
        <TopBar
          user={user}
          institution={institution}
          menuButton={menuButton}
          onAccount={() => setAccountOpen(true)}
          onSignOut={signOut}
        />
      )}
      <FrameBody>
        {isExpanded !== false && (
          <MenuColumn>
            <StickyMenu>
              <SideMenu routes={routes} current={route} />
            </StickyMenu>
          </MenuColumn>
        )}
        <Main id={mainId} ref={main} tabIndex={-1}>
          {/* Not within the heading, which is replaced when the section's code arrives: a press in that moment counts. */}
          {!hasTopBar && <MenuOverHeading>{menuButton}</MenuOverHeading>}
          <MenuPlaceContext.Provider value={!hasTopBar && menuButton !== null}>
            {children({ isOpen: isAccountOpen, close: () => setAccountOpen(false) })}
          </MenuPlaceContext.Provider>
        </Main>
      </FrameBody>
      <MenuDrawer
        routes={routes}
        current={route}
        isOpen={isMenuOpen && isExpanded !== true}
        onClose={() => setMenuOpen(false)}
      />
    </FrameLayout>
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

/**
 * True if a media query matches; undefined on a server and during hydration, when the styles decide. `true` in a DOM
 * without layout.
 */
function useMedia(query: string): boolean | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', listener);
      return () => media?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => window.matchMedia?.(query).matches ?? true,
    () => undefined,
  );
}
