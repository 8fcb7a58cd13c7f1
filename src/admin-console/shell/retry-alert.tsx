import type { ReactNode } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { consoleMessages } from '../console.messages.ts';

interface RetryAlertProps {
  /** @default 'danger': what was asked for is missing; 'warning' where one can go on without it */
  readonly tone?: 'danger' | 'warning' | undefined;
  readonly title?: string | undefined;
  /** As the alert's own. @default 'polite' */
  readonly live?: 'polite' | 'assertive' | 'off' | undefined;
  readonly onRetry: () => void;
  /** The server's sentence or the feature's (spec §8). */
  readonly children: ReactNode;
}

/** Stands in place of what did not arrive, with the way to ask for it again. */
export function RetryAlert(props: RetryAlertProps) {
  const { tone = 'danger', title, live = 'polite', onRetry, children } = props;
  const words = useMessages(consoleMessages);
  return (
    <Alert
      tone={tone}
      title={title}
      live={live}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
