import type { ReactNode } from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { displayNameOf, type SessionUser } from '#session/session.ts';
import { Button } from '#ui/button/button.tsx';
import { BirreteIcon } from '#ui/icon/icons.tsx';
import { Row } from '#ui/stack/row.styles.ts';
import { styled } from '#ui/styled/styled.ts';
import { AccountButton } from '../account/account-button.tsx';
import { consoleMessages } from '../console.messages.ts';
import { barHeight, expandedWidth, stickyBarWidth } from './layout.styles.ts';

interface TopBarProps {
  /** Undefined while the session is not known. */
  readonly user: SessionUser | undefined;
  readonly institution: string | undefined;
  /** The button that opens the side menu on narrow screens. */
  readonly menuButton: ReactNode;
  /** Opens the user's account. */
  readonly onAccount: () => void;
  /** Undefined when the portal signs users out. */
  readonly onSignOut: (() => void) | undefined;
}

/** Institution, product, signed-in user and the sign-out button. */
export function TopBar({ user, institution, menuButton, onAccount, onSignOut }: TopBarProps) {
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
          {user === undefined ? (
            emptyLine
          ) : (
            <AccountButton onPress={onAccount}>
              {displayNameOf(user) ?? messages.someone}
            </AccountButton>
          )}
        </PersonName>
        <PersonRole dir="auto">
          {user === undefined ? emptyLine : roleOf(user, messages)}
        </PersonRole>
      </Person>
      {onSignOut !== undefined && (
        <Button variant="secondary" disabled={user === undefined} onClick={onSignOut}>
          {messages.signOut}
        </Button>
      )}
    </Bar>
  );
}

/** As high as a text, so that nothing moves when the person is known. */
const emptyLine = '\u00A0';

/** The role's name from the server, otherwise by its id. */
function roleOf(
  { roleName, roleId, isAdministrator }: SessionUser,
  messages: typeof consoleMessages.defaults,
): string {
  const byId: Readonly<Record<number, string>> = { 1: messages.superAdmin, 2: messages.admin };
  const named = roleId === undefined ? undefined : byId[roleId];
  return roleName ?? named ?? (isAdministrator === true ? messages.superAdmin : messages.user);
}

const Bar = styled(Row).attrs({ as: 'header', $lineGap: 2 })`
  padding: var(--birrete-space-2) var(--birrete-space-4);
  border-block-end: 1px solid var(--birrete-border);
  background-color: var(--birrete-surface);

  @media ${stickyBarWidth} {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    column-gap: var(--birrete-space-4);
    min-block-size: ${barHeight};
  }

  @media ${expandedWidth} {
    padding-inline: var(--birrete-space-5);
  }
`;

/** Empty where the side menu is shown. */
const MenuPlace = styled.div`
  &:empty {
    display: none;
  }

  @media ${expandedWidth} {
    display: none;
  }
`;

/** On a phone the person and the ways out take the whole line: the section's own title says where one is. */
const Brand = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--birrete-space-3);
  min-inline-size: 0;

  @media (max-width: 719px) {
    display: none;
  }
`;

const Cap = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  color: var(--birrete-accent-text);

  @media not ${expandedWidth} {
    display: none;
  }
`;

const Institution = styled.p`
  overflow: hidden;
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-caption);
  line-height: 1.3;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const ProductName = styled.p`
  font-family: var(--birrete-heading-font);
  font-size: var(--birrete-size-title);
  font-weight: 600;
  line-height: 1.25;
  text-wrap: balance;
`;

const BrandNames = styled.div`
  min-inline-size: 0;
`;

/** Below the buttons where the letters are twice as large on a phone. */
const Person = styled.div`
  flex: 1 1 7em;
  min-inline-size: 0;
  line-height: 1.3;

  @container birrete (width < 16em) {
    flex-basis: 100%;
    order: 1;
  }

  @media ${stickyBarWidth} {
    flex: none;
    max-inline-size: 18em;
    text-align: end;
  }
`;

const PersonName = styled.p`
  font-size: var(--birrete-size-label);
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const PersonRole = styled.p`
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-caption);
`;
