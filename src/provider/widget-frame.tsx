import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { ErrorBoundary } from '../react/error-boundary.tsx';
import { Alert } from '../ui/alert/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { useSurface } from '../ui/isolation/surface-context.ts';
import { WidgetRoot } from '../ui/theme/widget-root.tsx';
import type { WidgetName } from './events.ts';
import { failureMessages } from './failure.messages.ts';
import { GraduationContext } from './graduation-context.ts';
import { useWidgetServices } from './lifecycle.ts';
import { rootAttributes, type WidgetProps } from './widget-props.ts';

const noProps: WidgetProps = {};

interface WidgetFrameProps {
  /** Names the widget in its events. */
  readonly widget?: WidgetName | undefined;
  /** The widget's props, with those for its outermost element. */
  readonly root?: WidgetProps | undefined;
  readonly children: ReactNode;
}

/**
 * The outermost element of every widget: its root with the theme, and an error boundary. In a shadow root, the surface
 * carries the host's attributes, because the page's rules and scripts do not reach further.
 */
export function WidgetFrame({ widget, root = noProps, children }: WidgetFrameProps) {
  const services = useWidgetServices(widget, root);
  const { report } = services;
  const Surface = useSurface();
  const attributes = rootAttributes(root);
  const content = (
    <WidgetRoot attributes={Surface === undefined ? attributes : undefined}>
      <ErrorBoundary onError={report} fallback={(retry) => <CrashNotice onRetry={retry} />}>
        {children}
      </ErrorBoundary>
    </WidgetRoot>
  );
  return (
    <GraduationContext.Provider value={services}>
      {Surface === undefined ? content : <Surface {...attributes}>{content}</Surface>}
    </GraduationContext.Provider>
  );
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
