import type { MouseEvent } from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { takePlainClick } from '#provider/internal-link.ts';
import { IconFrame } from '#ui/icon/icon-frame.tsx';
import { consoleMessages } from '../console.messages.ts';
import { useConsole } from '../navigation/console-context.ts';
import type { ConsoleRoute } from '../navigation/route.ts';
import { MenuItem, MenuLink, MenuList } from './side-menu.styles.ts';

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
