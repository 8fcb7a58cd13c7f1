import { useEffect, useRef } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { configMessages } from './config.messages.ts';
import { Choices } from './config.styles.ts';

interface UnsavedQuestionProps {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asked when Escape, the cross or a press outside would lose what was typed; the safe answer has the focus. */
export function UnsavedQuestion({ onKeep, onDiscard }: UnsavedQuestionProps) {
  const words = useMessages(configMessages);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);

  return (
    <Alert
      tone="warning"
      live="assertive"
      title={words.unsavedTitle}
      action={
        <Choices>
          <Button variant="secondary" buttonRef={keep} onClick={onKeep}>
            {words.keepEditing}
          </Button>
          <Button variant="danger" onClick={onDiscard}>
            {words.discard}
          </Button>
        </Choices>
      }
    />
  );
}
