import { useCallback, useEffect, useRef, useState } from 'react';
import { formatMessage } from '../../messages/format-message.ts';
import { useLocale, useMessages } from '../../messages/messages-context.tsx';
import { useAuth, useGraduation } from '../../provider/graduation-context.ts';
import type { AuthAdapter } from '../../session/auth-adapter.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Text } from '../../ui/text/text.tsx';
import { expiryDialogMessages } from './expiry-dialog.messages.ts';

/** Enough to finish a sentence and to press a button. */
const noticeMs = 120_000;

/** A timer of a browser can't wait longer; it fires at once then. */
const longestMs = 2 ** 31 - 1;

/** Asks two minutes before the session ends, where the adapter knows when that is. */
export function ExpiryDialog() {
  const words = useMessages(expiryDialogMessages);
  const locale = useLocale();
  const { report } = useGraduation();
  const auth = useAuth();
  const { endsAt, update } = useUpcomingExpiry(auth);
  const [dismissed, setDismissed] = useState<number>();
  // A number is the end that could not be put off.
  const [attempt, setAttempt] = useState<'under-way' | number>();
  if (endsAt === undefined || endsAt === dismissed) return null;

  const stay = async () => {
    setAttempt('under-way');
    try {
      await auth.lifetime?.extend();
      setAttempt(undefined);
      update();
    } catch (error) {
      setAttempt(endsAt);
      report(error);
    }
  };
  const time = new Date(endsAt).toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' });
  return (
    <Dialog
      title={words.title}
      tone="danger"
      size="small"
      isOpen={true}
      onClose={() => setDismissed(endsAt)}
      footer={
        <Button isBusy={attempt === 'under-way'} onClick={stay}>
          {words.stay}
        </Button>
      }
    >
      <Text>{formatMessage(words.text, { time }, locale)}</Text>
      {attempt === endsAt && <Alert tone="danger">{words.failed}</Alert>}
    </Dialog>
  );
}

/** The end of the session, while it is near. Read again after each report, because a session may be renewed unasked. */
function useUpcomingExpiry({ lifetime, subscribe }: AuthAdapter) {
  const [endsAt, setEndsAt] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const update = useCallback(() => {
    clearTimeout(timer.current);
    const end = lifetime?.endsAt();
    const restMs = (end ?? 0) - Date.now();
    const isNear = restMs > 0 && restMs <= noticeMs;
    setEndsAt(isNear ? end : undefined);
    if (restMs <= 0) return;
    timer.current = setTimeout(update, Math.min(isNear ? restMs : restMs - noticeMs, longestMs));
  }, [lifetime]);

  useEffect(() => {
    update();
    const unsubscribe = subscribe(update);
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
    };
  }, [update, subscribe]);

  return { endsAt, update };
}
