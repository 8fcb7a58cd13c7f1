import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { useMessages } from '#messages/messages-context.tsx';
import { useAuth, useGraduation } from '#provider/graduation-context.ts';
import { useSession } from '#session/use-session.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Text } from '#ui/text/text.tsx';
import { useConsole } from '../console-context.ts';
import { hasUnsavedWork } from '../unsaved-work.ts';
import { sessionOverMessages } from './session-over.messages.ts';

/** The time after which the page is still here: the user answered the browser's question by staying. */
const graceMs = 1000;

/**
 * Says that the session is over while the page has unsaved work, and offers the sign-in in another tab, after which
 * saving here works again. It closes by itself after that sign-in, and appears again after each attempt to leave.
 */
export function SessionOverDialog() {
  const messages = useMessages(sessionOverMessages);
  const { router } = useGraduation();
  const { signInHref } = useAuth();
  const { isShown, dismiss } = useUnsavedEnd();
  if (!isShown) return null;
  return (
    <Dialog
      title={messages.unsaved}
      tone="danger"
      size="small"
      isOpen={true}
      onClose={dismiss}
      footer={
        signInHref !== undefined && (
          <LinkButton href={router?.href(signInHref) ?? signInHref} target="_blank" rel="noopener">
            {messages.signInElsewhere}
          </LinkButton>
        )
      }
    >
      <Text>{signInHref === undefined ? messages.unsavedText : messages.unsavedSignIn}</Text>
    </Dialog>
  );
}

/** True some time after the session has ended with unsaved work on screen. */
function useUnsavedEnd() {
  const isOver = useSession(useAuth()) === undefined;
  const isUnsaved = useStore(useConsole().unsavedWork, hasUnsavedWork);
  const isStranded = isOver && isUnsaved;
  const [attempts, setAttempts] = useState(0);
  const [shown, setShown] = useState<number>();

  useEffect(() => {
    if (!isStranded) return;
    const timer = setTimeout(() => setShown(attempts), graceMs);
    return () => clearTimeout(timer);
  }, [isStranded, attempts]);
  useEffect(() => {
    const attempt = () => setAttempts((count) => count + 1);
    window.addEventListener('beforeunload', attempt);
    return () => window.removeEventListener('beforeunload', attempt);
  }, []);
  return { isShown: isStranded && shown !== undefined, dismiss: () => setShown(undefined) };
}
