import { useMessages } from '#messages/messages-context.tsx';
import { styled } from '#ui/styled/styled.ts';
import { focusRing } from '#ui/theme/focus-ring.styles.ts';
import { useOffers } from '../data/use-offers.ts';
import { sessionsMessages } from './sessions.messages.ts';

interface AccountButtonProps {
  /** The user's name. */
  readonly children: string;
  readonly onPress: () => void;
}

/** The user's name. Opens the user's sessions if the server supports them. */
export function AccountButton({ children, onPress }: AccountButtonProps) {
  const messages = useMessages(sessionsMessages);
  if (!useOffers('sessions')) return children;
  return (
    <NameButton
      type="button"
      aria-haspopup="dialog"
      aria-label={`${children}: ${messages.title}`}
      onClick={onPress}
    >
      {children}
    </NameButton>
  );
}

/** The person's name, where it leads to their sessions. */
const NameButton = styled.button`
  cursor: pointer;
  text-decoration: underline dotted;
  text-underline-offset: 0.25em;
  ${focusRing}
`;
