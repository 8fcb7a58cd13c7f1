import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import type { LoadFailure } from '#react/lazy.tsx';
import { Button } from '../button/button.tsx';
import { Alert } from './alert.tsx';
import { retryMessages } from './retry.messages.ts';

interface RetryAlertProps {
  /** 'warning' when the screen is usable without the missing content. @default 'danger' */
  readonly tone?: 'danger' | 'warning' | undefined;
  readonly title?: string | undefined;
  /** The alert's `live`. @default 'polite' */
  readonly live?: 'polite' | 'assertive' | 'off' | undefined;
  readonly onRetry: () => void;
  /** The server's message, or the feature's. */
  readonly children: ReactNode;
}

/** An alert with a retry button, instead of content that failed to load. */
export function RetryAlert(props: RetryAlertProps) {
  const { tone = 'danger', title, live = 'polite', onRetry, children } = props;
  const messages = useMessages(retryMessages);
  const retry = (event: MouseEvent) => {
    focusSurroundings(event.currentTarget);
    onRetry();
  };
  return (
    <Alert
      tone={tone}
      title={title}
      live={live}
      action={
        <Button variant="secondary" onClick={retry}>
          {messages.retry}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}

/**
 * A retry alert instead of a part of the console whose code failed to load. After a second failure it reloads the page,
 * unless the browser is offline and the page would be lost.
 */
export function LoadFailed({ failures, retry }: LoadFailure) {
  const messages = useMessages(retryMessages);
  useEffect(() => {
    if (failures > 1 && navigator.onLine) window.location.reload();
  }, [failures]);
  return (
    <RetryAlert title={messages.loadFailed} live="assertive" onRetry={retry}>
      {messages.loadFailedText}
    </RetryAlert>
  );
}

/** The alert disappears during the retry, so the region around it takes the focus. */
function focusSurroundings(button: Element): void {
  button
    .closest<HTMLElement>('main, [role="dialog"], [role="alertdialog"]')
    ?.focus({ preventScroll: true });
}
