import { useMessages } from '../../messages/messages-context.tsx';
import { leaveMessages } from './leave.messages.ts';
import { LeaveQuestion } from './leave-question.tsx';

export interface UnsavedQuestionWords {
  readonly unsaved: string;
  readonly keep: string;
  readonly discard: string;
}

interface UnsavedQuestionProps {
  /** @default the console's own */
  readonly words?: UnsavedQuestionWords | undefined;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asked when closing a form would lose what was typed. */
export function UnsavedQuestion({ words, onKeep, onDiscard }: UnsavedQuestionProps) {
  const { unsavedChanges, keepEditing, discardChanges } = useMessages(leaveMessages);
  return (
    <LeaveQuestion
      title={words?.unsaved ?? unsavedChanges}
      stayLabel={words?.keep ?? keepEditing}
      leaveLabel={words?.discard ?? discardChanges}
      onStay={onKeep}
      onLeave={onDiscard}
    />
  );
}
