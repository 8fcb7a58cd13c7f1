import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { ErrorBoundary } from '../react/error-boundary.tsx';
import { Alert } from '../ui/alert/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { WidgetRoot } from '../ui/theme/widget-root.tsx';
import { failureMessages } from './failure.messages.ts';
import { useGraduation } from './graduation-context.ts';

interface WidgetFrameProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The outermost element of every widget: its root with the theme, and an error boundary. */
export function WidgetFrame({ className, children }: WidgetFrameProps) {
  const { report } = useGraduation();
  return (
    <WidgetRoot className={className}>
      <ErrorBoundary onError={report} fallback={(retry) => <CrashNotice onRetry={retry} />}>
        {children}
      </ErrorBoundary>
    </WidgetRoot>
  );
}

function CrashNotice({ onRetry }: { readonly onRetry: () => void }) {
  const words = useMessages(failureMessages);
  return (
    <Alert
      tone="danger"
      title={words.crashTitle}
      live="assertive"
      action={
        <Button variant="secondary" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {words.crashText}
    </Alert>
  );
}
