import type { ReactNode } from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { displayNameOf, type SessionUser } from '#session/session.ts';
import { Button } from '#ui/button/button.tsx';
import { BirreteIcon } from '#ui/icon/icons.tsx';
import { consoleMessages } from '../console.messages.ts';
import { AccountButton } from '../sessions/account-button.tsx';
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
  /** The button that opens the side menu on narrow screens. */
  readonly menuButton: ReactNode;
  /** Undefined when the portal signs users out. */
  readonly onSignOut: (() => void) | undefined;
}

/** Institution, product, signed-in user and the sign-out button. */
export function TopBar({ user, institution, menuButton, onSignOut }: TopBarProps) {
  const messages = useMessages(consoleMessages);
  return (
    <Bar>
      <MenuPlace>{menuButton}</MenuPlace>
      <Brand>
        <Cap>
          <BirreteIcon size="1.875em" />
        </Cap>
        <BrandNames>
          {institution !== undefined && <Institution>{institution}</Institution>}
          <ProductName>{messages.productName}</ProductName>
        </BrandNames>
      </Brand>
      <Person>
        <PersonName dir="auto">
          <AccountButton>{displayNameOf(user) ?? messages.someone}</AccountButton>
        </PersonName>
        <PersonRole dir="auto">{roleOf(user, messages)}</PersonRole>
      </Person>
      {onSignOut !== undefined && (
        <Button variant="secondary" onClick={onSignOut}>
          {messages.signOut}
        </Button>
      )}
    </Bar>
  );
}

/** The role's name from the server, otherwise by its id. */
function roleOf(
  { roleName, roleId, isAdministrator }: SessionUser,
  messages: typeof consoleMessages.defaults,
): string {
  const byId: Readonly<Record<number, string>> = { 1: messages.superAdmin, 2: messages.admin };
  const named = roleId === undefined ? undefined : byId[roleId];
  return roleName ?? named ?? (isAdministrator === true ? messages.superAdmin : messages.user);
}
