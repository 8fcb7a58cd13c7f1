import { useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Choices } from './dialog-parts.styles.ts';

interface UnsavedQuestionProps {
  readonly title: string;
  readonly keepLabel: string;
  readonly discardLabel: string;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asked when Escape, the cross or a press outside would lose what was typed; the safe answer has the focus. */
export function UnsavedQuestion(props: UnsavedQuestionProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);

  return (
    <Alert
      tone="warning"
      live="assertive"
      title={props.title}
      action={
        <Choices>
          <Button variant="secondary" buttonRef={keep} onClick={props.onKeep}>
            {props.keepLabel}
          </Button>
          <Button variant="danger" onClick={props.onDiscard}>
            {props.discardLabel}
          </Button>
        </Choices>
      }
    />
  );
}
