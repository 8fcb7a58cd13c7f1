import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { useMessages } from '#messages/messages-context.tsx';
import type { NavigationGuard, RouterAdapter } from '#routing/router-adapter.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Text } from '#ui/text/text.tsx';
import { useConsole } from './console-context.ts';
import { useFormDrafts } from './drafts/draft-scope.tsx';
import { leaveMessages } from './leave.messages.ts';
import { hasUnsavedWork, type UnsavedWork } from './unsaved-work.ts';

/** Asks for confirmation before a navigation discards unsaved work. */
export function LeaveGuard({ router }: { readonly router: RouterAdapter }) {
  const messages = useMessages(leaveMessages);
  const { unsavedWork } = useConsole();
  const drafts = useFormDrafts();
  const question = useNavigationQuestion(router, unsavedWork);
  if (question === undefined) return null;
  const kind = unsavedWork.getState().entries[0]?.kind ?? 'form';
  const isForm = kind === 'form';
  const leave = () => {
    if (isForm) drafts.discardOpen();
    question.leave();
  };
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
          <Button variant="danger" onClick={leave}>
            {isForm ? messages.discardChanges : messages.leaveHere}
          </Button>
        </>
      }
    >
      <Text>{losses[kind]}</Text>
    </Dialog>
  );
}

type Answer = Parameters<NavigationGuard['ask']>[0];

/** The open question; undefined while there is none. */
type NavigationQuestion = Answer | undefined;

/**
 * Blocks the router while there is unsaved work, which the back button or a link would discard. A change of the query
 * string alone keeps the form mounted and is not blocked.
 */
function useNavigationQuestion(
  router: RouterAdapter,
  unsavedWork: UnsavedWork,
): NavigationQuestion {
  const isBlocked = useStore(unsavedWork, hasUnsavedWork);
  const [question, setQuestion] = useState<Answer>();

  useEffect(() => {
    if (!isBlocked) return;
    let open: Answer | undefined;
    const show = (next: Answer | undefined) => {
      open = next;
      setQuestion(next);
    };
    const release = router.block?.({
      // The router stays blocked until the next render, also when the work is already gone.
      concerns: (to) =>
        hasUnsavedWork(unsavedWork.getState()) && to?.pathname !== router.getLocation().pathname,
      ask: ({ leave, stay }) => {
        const answerBy = (answer: () => void) => () => {
          show(undefined);
          answer();
        };
        show({ leave: answerBy(leave), stay: answerBy(stay) });
      },
    });
    return () => {
      // The work was saved meanwhile; the router must not wait forever for an answer.
      open?.stay();
      release?.();
    };
  }, [isBlocked, router, unsavedWork]);

  return question;
}
