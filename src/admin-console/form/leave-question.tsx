import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Cluster } from '../../ui/stack/row.styles.ts';
import { bringIntoSight } from './bring-into-sight.ts';

export interface LeaveQuestionProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly stayLabel: string;
  readonly leaveLabel: string;
  /** @default 'danger': leaving loses something; 'quiet' where it does not */
  readonly leaveVariant?: 'danger' | 'quiet' | undefined;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asked inside a dialog when Escape, the cross or a press outside would close it too early; the safe answer has the focus. */
export function LeaveQuestion(props: LeaveQuestionProps) {
  const {
    title,
    children,
    stayLabel,
    leaveLabel,
    leaveVariant = 'danger',
    onStay,
    onLeave,
  } = props;
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);

  return (
    <div ref={bringIntoSight}>
      <Alert
        tone="warning"
        live="assertive"
        title={title}
        action={
          <Cluster>
            <Button variant="secondary" buttonRef={stay} onClick={onStay}>
              {stayLabel}
            </Button>
            <Button variant={leaveVariant} onClick={onLeave}>
              {leaveLabel}
            </Button>
          </Cluster>
        }
      >
        {children}
      </Alert>
    </div>
  );
}
