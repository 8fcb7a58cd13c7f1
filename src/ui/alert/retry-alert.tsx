import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import type { LoadFailure } from '../../react/lazy.tsx';
import { Button } from '../button/button.tsx';
import { Alert } from './alert.tsx';
import { retryMessages } from './retry.messages.ts';

interface RetryAlertProps {
  /** @default 'danger': what was asked for is missing; 'warning' where one can go on without it */
  readonly tone?: 'danger' | 'warning' | undefined;
  readonly title?: string | undefined;
  /** As the alert's own. @default 'polite' */
  readonly live?: 'polite' | 'assertive' | 'off' | undefined;
  readonly onRetry: () => void;
  /** The server's sentence, else the feature's own. */
  readonly children: ReactNode;
}

/** Shown in place of what did not arrive, with a button to retry. */
export function RetryAlert(props: RetryAlertProps) {
  const { tone = 'danger', title, live = 'polite', onRetry, children } = props;
  const words = useMessages(retryMessages);
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
          {words.retry}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}

/**
 * In place of a part of the console whose code did not arrive. When a second attempt fails too, the page is reloaded;
 * offline that would lose it.
 */
export function LoadFailed({ failures, retry }: LoadFailure) {
  const words = useMessages(retryMessages);
  useEffect(() => {
    if (failures > 1 && navigator.onLine) window.location.reload();
  }, [failures]);
  return (
    <RetryAlert title={words.loadFailed} live="assertive" onRetry={retry}>
      {words.loadFailedText}
    </RetryAlert>
  );
}

/** The alert goes while it is tried again, and the focus would go with it: the part of the page around it takes it. */
function focusSurroundings(button: Element): void {
  button
    .closest<HTMLElement>('main, [role="dialog"], [role="alertdialog"]')
    ?.focus({ preventScroll: true });
}
