import { Component, type ReactNode } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { consoleMessages } from '../console.messages.ts';

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
    <Alert
      tone="danger"
      title={words.crashed}
      live="assertive"
      action={
        <Button variant="secondary" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {words.crashedText}
    </Alert>
  );
}
