import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { ErrorBoundary } from '../react/error-boundary.tsx';
import { Alert } from '../ui/alert/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { useSurface } from '../ui/isolation/surface-context.ts';
import { WidgetRoot } from '../ui/theme/widget-root.tsx';
import { failureMessages } from './failure.messages.ts';
import { useGraduation } from './graduation-context.ts';

interface WidgetFrameProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The outermost element of every widget: its root with the theme, and an error boundary. In a shadow root, the surface
 * carries the host's class, because the page's rules do not reach further.
 */
export function WidgetFrame({ className, children }: WidgetFrameProps) {
  const { report } = useGraduation();
  const Surface = useSurface();
  const widget = (
    <WidgetRoot className={Surface === undefined ? className : undefined}>
      <ErrorBoundary onError={report} fallback={(retry) => <CrashNotice onRetry={retry} />}>
        {children}
      </ErrorBoundary>
    </WidgetRoot>
  );
  return Surface === undefined ? widget : <Surface className={className}>{widget}</Surface>;
}

function CrashNotice({ onRetry }: { readonly onRetry: () => void }) {
  const messages = useMessages(failureMessages);
  return (
    <Alert
      tone="danger"
      title={messages.crashTitle}
      live="assertive"
      action={
        <Button variant="secondary" onClick={onRetry}>
          {messages.retry}
        </Button>
      }
    >
      {messages.crashText}
    </Alert>
  );
}
