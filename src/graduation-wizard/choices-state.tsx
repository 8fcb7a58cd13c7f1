import { useMessages } from '../messages/messages-context.tsx';
import { Alert } from '../ui/alert/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { Card } from '../ui/card/card.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { wizardMessages } from './wizard.messages.ts';

/** Placeholder for the steps while the lists are loading. */
export function ChoicesLoading() {
  const messages = useMessages(wizardMessages);
  return (
    <Card>
      <Skeleton lines={3} shape="block" label={messages.loading} />
    </Card>
  );
}

interface ChoicesFailedProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** Shown when the lists could not be loaded. The saved draft is still in the tab. */
export function ChoicesFailed({ message, onRetry }: ChoicesFailedProps) {
  const messages = useMessages(wizardMessages);
  return (
    <Alert
      tone="danger"
      title={message}
      live="assertive"
      action={
        <Button variant="secondary" onClick={onRetry}>
          {messages.retry}
        </Button>
      }
    >
      {messages.loadFailedText}
    </Alert>
  );
}

interface NoCeremoniesProps {
  readonly isRefreshing: boolean;
  readonly onRetry: () => void;
}

/** Shown when no ceremony accepts applications. */
export function NoCeremonies({ isRefreshing, onRetry }: NoCeremoniesProps) {
  const messages = useMessages(wizardMessages);
  return (
    <Card>
      <EmptyState
        title={messages.noCeremonies}
        action={
          <Button variant="secondary" isBusy={isRefreshing} onClick={onRetry}>
            <span>{messages.checkAgain}</span>
          </Button>
        }
      >
        {messages.noCeremoniesText}
      </EmptyState>
    </Card>
  );
}
