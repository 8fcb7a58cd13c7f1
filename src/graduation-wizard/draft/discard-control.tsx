import { useState } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { useFocusWhen } from '../../react/use-focus-when.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonRow } from '../../ui/stack/stack.styles.ts';
import { wizardMessages } from '../wizard.messages.ts';
import { Aside, Note } from '../wizard.styles.ts';

interface DiscardControlProps {
  readonly isDisabled: boolean;
  readonly onDiscard: () => void;
}

/** Starts over, after a question in place: one press must not cost all that a person has typed. */
export function DiscardControl({ isDisabled, onDiscard }: DiscardControlProps) {
  const words = useMessages(wizardMessages);
  const [isAsking, setAsking] = useState(false);
  const opener = useFocusWhen<HTMLButtonElement>(!isAsking, { atMount: false });
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
          {words.discard}
        </Button>
      </Aside>
    );
  }
  return (
    <Aside role="group" aria-label={words.discard}>
      <Note role="status">{words.discardQuestion}</Note>
      <ButtonRow>
        <Button variant="secondary" buttonRef={keep} onClick={() => setAsking(false)}>
          {words.discardNo}
        </Button>
        <Button variant="danger" onClick={onDiscard}>
          {words.discardYes}
        </Button>
      </ButtonRow>
    </Aside>
  );
}
