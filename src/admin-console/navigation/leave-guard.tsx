import { useMessages } from '../../messages/messages-context.tsx';
import type { RouterAdapter } from '../../routing/router-adapter.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Text } from '../../ui/text/text.tsx';
import { useConsole } from './console-context.ts';
import { leaveMessages } from './leave.messages.ts';
import { useNavigationQuestion } from './use-navigation-question.ts';

/** Asks before a step of the router takes away a form with changes. */
export function LeaveGuard({ router }: { readonly router: RouterAdapter }) {
  const words = useMessages(leaveMessages);
  const { unsavedWork } = useConsole();
  const question = useNavigationQuestion(router, unsavedWork);
  if (question === undefined) return null;
  const kind = unsavedWork.getState().holders[0]?.kind ?? 'typed';
  const isTyped = kind === 'typed';
  const losses = {
    typed: words.leavingLoses,
    'under-way': words.leavingBlinds,
    'one-by-one': words.leavingStops,
  };

  return (
    <Dialog
      title={isTyped ? words.unsavedChanges : words.underWay}
      tone="danger"
      size="small"
      isOpen={true}
      onClose={question.stay}
      footer={
        <>
          <Button variant="secondary" onClick={question.stay}>
            {isTyped ? words.keepEditing : words.stayHere}
          </Button>
          <Button variant="danger" onClick={question.leave}>
            {isTyped ? words.discardChanges : words.leaveHere}
          </Button>
        </>
      }
    >
      <Text>{losses[kind]}</Text>
    </Dialog>
  );
}
