import { useMessages } from '#messages/messages-context.tsx';
import type { RouterAdapter } from '#routing/router-adapter.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Text } from '#ui/text/text.tsx';
import { useConsole } from './console-context.ts';
import { leaveMessages } from './leave.messages.ts';
import { useNavigationQuestion } from './use-navigation-question.ts';

/** Asks for confirmation before a navigation discards unsaved work. */
export function LeaveGuard({ router }: { readonly router: RouterAdapter }) {
  const messages = useMessages(leaveMessages);
  const { unsavedWork } = useConsole();
  const question = useNavigationQuestion(router, unsavedWork);
  if (question === undefined) return null;
  const kind = unsavedWork.getState().entries[0]?.kind ?? 'form';
  const isForm = kind === 'form';
  const losses = {
    form: messages.leavingLoses,
    issue: messages.leavingBlinds,
    batch: messages.leavingStops,
  };

  return (
    <Dialog
      title={isForm ? messages.unsavedChanges : messages.underWay}
      tone="danger"
      size="small"
      isOpen={true}
      onClose={question.stay}
      footer={
        <>
          <Button variant="secondary" onClick={question.stay}>
            {isForm ? messages.keepEditing : messages.stayHere}
          </Button>
          <Button variant="danger" onClick={question.leave}>
            {isForm ? messages.discardChanges : messages.leaveHere}
          </Button>
        </>
      }
    >
      <Text>{losses[kind]}</Text>
    </Dialog>
  );
}
