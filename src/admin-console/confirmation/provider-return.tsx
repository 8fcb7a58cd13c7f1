import { useEffect } from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { confirmationMessages } from './confirmation.messages.ts';
import { handOver } from './provider-window.ts';

/** The window that returned from the provider: hands over the code and closes, or says that it can be closed. */
export function ProviderReturn() {
  const messages = useMessages(confirmationMessages);
  useEffect(handOver, []);
  return (
    <Alert tone="success" title={messages.returned}>
      {messages.returnedText}
    </Alert>
  );
}
