import { useState } from 'react';
import { useUnsavedWork } from '../../form/use-unsaved-work.ts';

export interface LeaveQuestion {
  readonly isAsking: boolean;
  /** Escape, the cross or a press outside: asks first when something would be lost (ruling 52). */
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Keeps what was typed from going unseen: inside the dialog by a question, outside of it by the browser's own. */
export function useLeaveQuestion(isDirty: boolean, onLeave: () => void): LeaveQuestion {
  const [isAsking, setAsking] = useState(false);
  useUnsavedWork(isDirty);
  return {
    isAsking: isAsking && isDirty,
    leave: () => (isDirty ? setAsking(true) : onLeave()),
    stay: () => setAsking(false),
  };
}
