import { Component, type ReactNode } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { consoleMessages } from '../console.messages.ts';
import { RetryAlert } from '../list/retry-alert.tsx';

interface SectionNetProps {
  readonly onCrash: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Catches the crash of a section, so that menu and way out stay. React knows error boundaries only as classes. */
export class SectionNet extends Component<SectionNetProps, { readonly isDown: boolean }> {
  override state = { isDown: false };

  static getDerivedStateFromError() {
    return { isDown: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    if (!this.state.isDown) return this.props.children;
    return <SectionCrash onRetry={() => this.setState({ isDown: false })} />;
  }
}

function SectionCrash({ onRetry }: { readonly onRetry: () => void }) {
  const words = useMessages(consoleMessages);
  return (
    <RetryAlert title={words.crashed} live="assertive" onRetry={onRetry}>
      {words.crashedText}
    </RetryAlert>
  );
}
