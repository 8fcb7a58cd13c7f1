import { useState } from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { styled } from '#ui/styled/styled.ts';
import { focusRing } from '#ui/theme/focus-ring.styles.ts';
import { useOffers } from '../data/use-offers.ts';
import { sessionsMessages } from './sessions.messages.ts';
import { SessionsDialog } from './sessions-dialog.tsx';

/** The user's name. Opens the user's sessions if the server supports them. */
export function AccountButton({ children }: { readonly children: string }) {
  const messages = useMessages(sessionsMessages);
  const [isOpen, setOpen] = useState(false);
  if (!useOffers('sessions')) return children;
  return (
    <>
      <NameButton
        type="button"
        aria-haspopup="dialog"
        aria-label={`${children}: ${messages.title}`}
        onClick={() => setOpen(true)}
      >
        {children}
      </NameButton>
      {isOpen && <SessionsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** The person's name, where it leads to their sessions. */
const NameButton = styled.button`
  cursor: pointer;
  text-decoration: underline dotted;
  text-underline-offset: 0.25em;
  ${focusRing}
`;
