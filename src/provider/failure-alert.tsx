import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { failureMessages } from './failure.messages.ts';
import { useSecondWave } from './load-second-wave.ts';

interface FailureAlertProps {
  readonly title: string;
  /** What it means, or what to do. */
  readonly children: ReactNode;
  /** A button that helps, e.g. 'Reintentar'. */
  readonly action?: ReactNode;
}

/**
 * A failure in the place it belongs to. Its looks come with the second wave; on a line that was too bad even for that,
 * it says the same without them. Browsers remember a script that failed to arrive until the page is loaded anew, so that
 * is offered too.
 */
export function FailureAlert({ title, children, action }: FailureAlertProps) {
  const wave = useSecondWave();
  const { reload } = useMessages(failureMessages);
  if (wave !== undefined) {
    return (
      <wave.Alert tone="danger" title={title} live="assertive" action={action}>
        {children}
      </wave.Alert>
    );
  }
  return (
    <div role="alert">
      <strong>{title}</strong>
      <div>{children}</div>
      {action}
      <button type="button" onClick={() => window.location.reload()}>
        {reload}
      </button>
    </div>
  );
}
