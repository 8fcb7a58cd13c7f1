import { Component, type ReactNode } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { Button } from '../ui/button/button.tsx';
import { WidgetRoot } from '../ui/theme/widget-root.tsx';
import { failureMessages } from './failure.messages.ts';
import { FailureAlert } from './failure-alert.tsx';
import { useGraduation } from './graduation-context.ts';

interface WidgetFrameProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What every widget stands in: its root with the theme, and a net that catches a crash (never a white page). */
export function WidgetFrame({ className, children }: WidgetFrameProps) {
  const { report } = useGraduation();
  return (
    <WidgetRoot className={className}>
      <CrashNet onCrash={report}>{children}</CrashNet>
    </WidgetRoot>
  );
}

interface CrashNetProps {
  readonly onCrash: (error: unknown) => void;
  readonly children: ReactNode;
}

/** React knows error boundaries only as classes. */
class CrashNet extends Component<CrashNetProps, { readonly isDown: boolean }> {
  constructor(props: CrashNetProps) {
    super(props);
    this.state = { isDown: false };
  }

  static getDerivedStateFromError() {
    return { isDown: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    if (!this.state.isDown) return this.props.children;
    return <CrashNotice onRetry={() => this.setState({ isDown: false })} />;
  }
}

function CrashNotice({ onRetry }: { readonly onRetry: () => void }) {
  const words = useMessages(failureMessages);
  return (
    <FailureAlert
      title={words.crashTitle}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {words.crashText}
    </FailureAlert>
  );
}
