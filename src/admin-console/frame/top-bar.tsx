import type { ReactNode } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { displayNameOf, type SessionUser } from '../../session/session.ts';
import { Button } from '../../ui/button/button.tsx';
import { BirreteIcon } from '../../ui/icon/icons.tsx';
import { consoleMessages } from '../console.messages.ts';
import { OwnName } from '../sessions/own-name.tsx';
import {
  Bar,
  Brand,
  BrandNames,
  Cap,
  Institution,
  MenuPlace,
  Person,
  PersonName,
  PersonRole,
  ProductName,
} from './top-bar.styles.ts';

interface TopBarProps {
  readonly user: SessionUser;
  readonly institution: string | undefined;
  /** The button that opens the side menu, where the menu has no room of its own. */
  readonly menuButton: ReactNode;
  /** Undefined where signing out is a portal's matter. */
  readonly onSignOut: (() => void) | undefined;
}

/** Whose system this is, who works in it, and the way out. */
export function TopBar({ user, institution, menuButton, onSignOut }: TopBarProps) {
  const words = useMessages(consoleMessages);
  return (
    <Bar>
      <MenuPlace>{menuButton}</MenuPlace>
      <Brand>
        <Cap>
          <BirreteIcon size="1.875em" />
        </Cap>
        <BrandNames>
          {institution !== undefined && <Institution>{institution}</Institution>}
          <ProductName>{words.productName}</ProductName>
        </BrandNames>
      </Brand>
      <Person>
        <PersonName dir="auto">
          <OwnName>{displayNameOf(user) ?? words.someone}</OwnName>
        </PersonName>
        <PersonRole dir="auto">{roleOf(user, words)}</PersonRole>
      </Person>
      {onSignOut !== undefined && (
        <Button variant="secondary" onClick={onSignOut}>
          {words.signOut}
        </Button>
      )}
    </Bar>
  );
}

type Words = typeof consoleMessages.defaults;

/** The role's name as the server has it, else by its number. */
function roleOf({ roleName, roleId }: SessionUser, words: Words): string {
  const byId: Readonly<Record<number, string>> = { 1: words.superAdmin, 2: words.admin };
  return roleName ?? (roleId === undefined ? undefined : byId[roleId]) ?? words.user;
}
