import { useEffect } from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { handOver } from './provider-window.ts';
import { stepUpMessages } from './step-up.messages.ts';

/** The window that returned from the provider: hands over the code and closes, or says that it can be closed. */
export function ProviderReturn() {
  const messages = useMessages(stepUpMessages);
  useEffect(handOver, []);
  return (
    <Alert tone="success" title={messages.returned}>
      {messages.returnedText}
    </Alert>
  );
}
