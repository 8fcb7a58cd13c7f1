import { useState } from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Drawer } from '#ui/drawer/drawer.tsx';
import { IconFrame } from '#ui/icon/icon-frame.tsx';
import { styled } from '#ui/styled/styled.ts';
import { consoleMessages } from '../console.messages.ts';
import type { ConsoleRoute } from '../navigation/route.ts';
import { SideMenu } from './side-menu.tsx';

const MenuButton = styled(Button)`
  padding-inline: 0.875em;
`;

/** Hidden on phones, which show the icon alone; the button keeps its accessible name. */
const MenuLabel = styled.span`

  @media (max-width: 479px) {
    display: none;
  }
`;

interface MenuDrawerProps {
  readonly routes: readonly ConsoleRoute[];
  readonly current: ConsoleRoute;
}

/** The side menu on narrow screens: a button that opens a drawer. */
export function MenuDrawer({ routes, current }: MenuDrawerProps) {
  const messages = useMessages(consoleMessages);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <MenuButton
        variant="secondary"
        icon={<MenuIcon />}
        aria-label={messages.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <MenuLabel>{messages.menu}</MenuLabel>
      </MenuButton>
      <Drawer title={messages.menu} isOpen={isOpen} onClose={close}>
        <SideMenu routes={routes} current={current} onGo={close} />
      </Drawer>
    </>
  );
}

function MenuIcon() {
  return (
    <IconFrame>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </IconFrame>
  );
}
