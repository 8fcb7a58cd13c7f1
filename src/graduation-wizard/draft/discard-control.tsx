import { useState } from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { useFocusWhen } from '#react/use-focus-when.ts';
import { useAnnounced } from '#ui/announcer/announcements.tsx';
import { Button } from '#ui/button/button.tsx';
import { Cluster } from '#ui/stack/row.styles.ts';
import { wizardMessages } from '../wizard.messages.ts';
import { Aside, Note } from '../wizard.styles.ts';

interface DiscardControlProps {
  readonly isDisabled: boolean;
  readonly onDiscard: () => void;
}

/** Starts over after a confirmation in place, because one press must not discard all input. */
export function DiscardControl({ isDisabled, onDiscard }: DiscardControlProps) {
  const messages = useMessages(wizardMessages);
  const [isAsking, setAsking] = useState(false);
  const opener = useFocusWhen<HTMLButtonElement>(!isAsking, { atMount: false });
  const announced = useAnnounced<HTMLParagraphElement>('polite');
  const keep = useFocusWhen<HTMLButtonElement>(isAsking);

  if (!isAsking) {
    return (
      <Aside>
        <Button
          variant="quiet"
          buttonRef={opener}
          disabled={isDisabled}
          onClick={() => setAsking(true)}
        >
          {messages.discard}
        </Button>
      </Aside>
    );
  }
  return (
    <Aside role="group" aria-label={messages.discard}>
      <Note ref={announced}>{messages.discardQuestion}</Note>
      <Cluster>
        <Button variant="secondary" buttonRef={keep} onClick={() => setAsking(false)}>
          {messages.discardNo}
        </Button>
        <Button variant="danger" onClick={onDiscard}>
          {messages.discardYes}
        </Button>
      </Cluster>
    </Aside>
  );
}
