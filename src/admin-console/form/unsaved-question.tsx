import { useMessages } from '../../messages/messages-context.tsx';
import { consoleMessages } from '../console.messages.ts';
import { LeaveQuestion } from '../navigation/leave-question.tsx';

interface UnsavedQuestionProps {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asked when closing a form would lose what was typed (ruling 52). */
export function UnsavedQuestion({ onKeep, onDiscard }: UnsavedQuestionProps) {
  const words = useMessages(consoleMessages);
  return (
    <LeaveQuestion
      title={words.unsavedChanges}
      stayLabel={words.keepEditing}
      leaveLabel={words.discardChanges}
      onStay={onKeep}
      onLeave={onDiscard}
    />
  );
}
