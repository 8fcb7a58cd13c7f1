import { useState } from 'react';
import { useText } from '#messages/messages-context.tsx';
import { useAuth, useGraduation } from '#provider/graduation-context.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Text } from '#ui/text/text.tsx';
import { extendSession, useNearExpiry } from './expiry-dialog.controller.ts';
import { expiryDialogMessages } from './expiry-dialog.messages.ts';

/** Warns two minutes before the session expires, if the adapter knows when. */
export function ExpiryDialog() {
  const { messages, format, locale } = useText(expiryDialogMessages);
  const { api, report } = useGraduation();
  const auth = useAuth();
  const { endsAt, check } = useNearExpiry(auth);
  const [dismissed, setDismissed] = useState<number>();
  // A number is the expiry time that could not be extended.
  const [attempt, setAttempt] = useState<'pending' | number>();
  if (endsAt === undefined || endsAt === dismissed) return null;

  const stay = async () => {
    setAttempt('pending');
    try {
      await extendSession(auth, api, endsAt);
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
      <Text>{format(messages.text, { time })}</Text>
      {attempt === endsAt && <Alert tone="danger">{messages.failed}</Alert>}
    </Dialog>
  );
}
