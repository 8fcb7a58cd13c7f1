import type { MouseEvent } from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { takePlainClick } from '#provider/internal-link.ts';
import { Button } from '#ui/button/button.tsx';
import { Drawer } from '#ui/drawer/drawer.tsx';
import { IconFrame } from '#ui/icon/icon-frame.tsx';
import { styled } from '#ui/styled/styled.ts';
import { consoleMessages } from '../console.messages.ts';
import { useConsole } from '../navigation/console-context.ts';
import type { ConsoleRoute } from '../navigation/route.ts';
import { expandedWidth } from './layout.styles.ts';

interface SideMenuProps {
  readonly routes: readonly ConsoleRoute[];
  readonly current: ConsoleRoute;
  /** Called when an entry is chosen, also that of the current section. */
  readonly onGo?: (() => void) | undefined;
}

/** The menu of sections. Entries are links, so that they can be opened in a new tab. */
export function SideMenu({ routes, current, onGo }: SideMenuProps) {
  const messages = useMessages(consoleMessages);
  const { href, navigate, location } = useConsole();

  const go = (event: MouseEvent, { path }: ConsoleRoute) =>
    takePlainClick(event, () => {
      onGo?.();
      if (path !== location.pathname) navigate(path);
    });

  return (
    <nav aria-label={messages.sections}>
      <MenuList role="list">
        {routes.map((route) => (
          <MenuItem key={route.id}>
            <MenuLink
              href={href(route.path)}
              aria-current={route.id === current.id ? 'page' : undefined}
              onClick={(event) => go(event, route)}
              onPointerEnter={route.view.preload}
            >
              <IconFrame>
                <path d={route.icon} />
              </IconFrame>
              <span>{messages[route.label]}</span>
            </MenuLink>
          </MenuItem>
        ))}
      </MenuList>
    </nav>
  );
}

const MenuList = styled.ul`
  display: grid;
  gap: 2px;
`;

const MenuItem = styled.li`
  display: block;
`;

const MenuLink = styled.a`
  display: flex;
  align-items: center;
  gap: var(--birrete-space-3);
  min-block-size: 2.75em;
  padding: 0.375em 0.875em;
  border-inline-start: 3px solid transparent;
  border-radius: var(--birrete-radius-small);
  color: var(--birrete-text);
  font-size: var(--birrete-size-label);
  line-height: 1.3;
  cursor: pointer;

  svg {
    color: var(--birrete-text-muted);
  }

  @media (hover: hover) {
    &:hover {
      background-color: color-mix(in srgb, var(--birrete-border) 45%, transparent);
    }
  }

  &:focus-visible {
    outline: 2px solid var(--birrete-focus);
    outline-offset: -2px;
  }

  &[aria-current] {
    border-inline-start-color: var(--birrete-accent);
    background-color: var(--birrete-accent-soft);
    color: var(--birrete-accent-text);
    font-weight: 600;
  }

  &[aria-current] svg {
    color: inherit;
  }

  @media (forced-colors: active) {
    &:not([aria-current]) {
      border-color: Canvas;
    }
  }
`;

/** The styles hide it in a server's page, which does not know the width. */
const MenuButtonBox = styled(Button)`
  padding-inline: 0.875em;

  @media ${expandedWidth} {
    display: none;
  }
`;

/** Hidden on phones, which show the icon alone; the button keeps its accessible name. */
const MenuLabel = styled.span`

  @media (max-width: 479px) {
    display: none;
  }
`;

interface MenuButtonProps {
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** The button that opens the side menu on narrow screens. */
export function MenuButton({ isOpen, onPress }: MenuButtonProps) {
  const messages = useMessages(consoleMessages);
  return (
    <MenuButtonBox
      variant="secondary"
      icon={<MenuIcon />}
      aria-label={messages.menu}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <MenuLabel>{messages.menu}</MenuLabel>
    </MenuButtonBox>
  );
}

/** Has the size of the menu button, and keeps its place at the start when the heading beside it is higher. */
const MenuSpaceBox = styled.div`
  align-self: flex-start;
  visibility: hidden;
`;

/** The space of the menu button in a heading. */
export function MenuSpace() {
  return (
    <MenuSpaceBox>
      <MenuButton isOpen={false} onPress={() => undefined} />
    </MenuSpaceBox>
  );
}

interface MenuDrawerProps {
  readonly routes: readonly ConsoleRoute[];
  readonly current: ConsoleRoute;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The side menu on narrow screens. */
export function MenuDrawer({ routes, current, isOpen, onClose }: MenuDrawerProps) {
  const messages = useMessages(consoleMessages);
  return (
    <Drawer title={messages.menu} isOpen={isOpen} onClose={onClose}>
      <SideMenu routes={routes} current={current} onGo={onClose} />
    </Drawer>
  );
}

function MenuIcon() {
  return (
    <IconFrame>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </IconFrame>
  );
}
