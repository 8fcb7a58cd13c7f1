import { useMessages } from '../../messages/messages-context.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { configMessages } from './config.messages.ts';

interface LoadFailureProps {
  /** The server's sentence or the feature's (spec §8). */
  readonly sentence: string;
  readonly onRetry: () => void;
}

/** Stands in place of a list that did not arrive. */
export function LoadFailure({ sentence, onRetry }: LoadFailureProps) {
  const words = useMessages(configMessages);
  return (
    <Alert
      tone="danger"
      live="polite"
      action={
        <Button variant="secondary" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {sentence}
    </Alert>
  );
}
