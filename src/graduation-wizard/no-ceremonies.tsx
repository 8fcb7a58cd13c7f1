import { useMessages } from '../messages/messages-context.tsx';
import { Button } from '../ui/button/button.tsx';
import { Card } from '../ui/card/card.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { wizardMessages } from './wizard.messages.ts';

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
