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

/** Enough time to finish typing and press a button. */
const warningMs = 120_000;

/** The longest delay of a browser timer; a longer one fires at once. */
const longestDelayMs = 2 ** 31 - 1;

/** Warns two minutes before the session expires, if the adapter knows when. */
export function ExpiryDialog() {
  const messages = useMessages(expiryDialogMessages);
  const locale = useLocale();
  const { report } = useGraduation();
  const auth = useAuth();
  const { endsAt, check } = useNearExpiry(auth);
  const [dismissed, setDismissed] = useState<number>();
  // A number is the expiry time that could not be extended.
  const [attempt, setAttempt] = useState<'pending' | number>();
  if (endsAt === undefined || endsAt === dismissed) return null;

  const stay = async () => {
    setAttempt('pending');
    try {
      await auth.lifetime?.extend();
      setAttempt(undefined);
      check();
    } catch (error) {
      setAttempt(endsAt);
      report(error);
    }
  };
  const time = new Date(endsAt).toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' });
  return (
    <Dialog
      title={messages.title}
      tone="danger"
      size="small"
      isOpen={true}
      onClose={() => setDismissed(endsAt)}
      footer={
        <Button isBusy={attempt === 'pending'} onClick={stay}>
          {messages.stay}
        </Button>
      }
    >
      <Text>{formatMessage(messages.text, { time }, locale)}</Text>
      {attempt === endsAt && <Alert tone="danger">{messages.failed}</Alert>}
    </Dialog>
  );
}

/** The session's expiry time while it is near. Read again at each report, since the adapter may renew the session. */
function useNearExpiry({ lifetime, subscribe }: AuthAdapter) {
  const [endsAt, setEndsAt] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const check = useCallback(() => {
    clearTimeout(timer.current);
    const expiry = lifetime?.endsAt();
    const remainingMs = (expiry ?? 0) - Date.now();
    const isNear = remainingMs > 0 && remainingMs <= warningMs;
    setEndsAt(isNear ? expiry : undefined);
    if (remainingMs <= 0) return;
    timer.current = setTimeout(
      check,
      Math.min(isNear ? remainingMs : remainingMs - warningMs, longestDelayMs),
    );
  }, [lifetime]);

  useEffect(() => {
    check();
    const unsubscribe = subscribe(check);
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
    };
  }, [check, subscribe]);

  return { endsAt, check };
}
