import type { ReactNode } from 'react';
import { keepInView } from '#react/keep-in-view.ts';
import { useFocusWhen } from '#react/use-focus-when.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Cluster } from '#ui/stack/row.styles.ts';

export interface LeaveQuestionProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly stayLabel: string;
  readonly leaveLabel: string;
  /** 'quiet' when leaving discards nothing. @default 'danger' */
  readonly leaveVariant?: 'danger' | 'quiet' | undefined;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks for confirmation inside a dialog before it closes. The button that stays has the focus. */
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
  const stay = useFocusWhen<HTMLButtonElement>(true);

  return (
    <div ref={keepInView}>
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
