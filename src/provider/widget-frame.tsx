import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { ErrorBoundary } from '../react/error-boundary.tsx';
import { Alert } from '../ui/alert/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { useSurface } from '../ui/isolation/surface-context.ts';
import { WidgetRoot } from '../ui/theme/widget-root.tsx';
import { failureMessages } from './failure.messages.ts';
import { useGraduation } from './graduation-context.ts';
import { rootAttributes, type WidgetProps } from './widget-props.ts';

const noProps: WidgetProps = {};

interface WidgetFrameProps {
  /** The widget's props, with those for its outermost element. */
  readonly root?: WidgetProps | undefined;
  readonly children: ReactNode;
}

/**
 * The outermost element of every widget: its root with the theme, and an error boundary. In a shadow root, the surface
 * carries the host's attributes, because the page's rules and scripts do not reach further.
 */
export function WidgetFrame({ root = noProps, children }: WidgetFrameProps) {
  const { report } = useGraduation();
  const Surface = useSurface();
  const attributes = rootAttributes(root);
  const widget = (
    <WidgetRoot attributes={Surface === undefined ? attributes : undefined}>
      <ErrorBoundary onError={report} fallback={(retry) => <CrashNotice onRetry={retry} />}>
        {children}
      </ErrorBoundary>
    </WidgetRoot>
  );
  return Surface === undefined ? widget : <Surface {...attributes}>{widget}</Surface>;
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
