import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Cluster } from '../../ui/stack/row.styles.ts';
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
  const opener = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);

  useEffect(() => {
    if (isAsking) keep.current?.focus();
    else if (wasAsking.current) opener.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

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
      <Note role="status">{messages.discardQuestion}</Note>
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
