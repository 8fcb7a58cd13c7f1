import { useMessages } from '../messages/messages-context.tsx';
import { Alert } from '../ui/alert/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { Card } from '../ui/card/card.tsx';
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
