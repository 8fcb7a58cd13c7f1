import { useMessages } from '../../messages/messages-context.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { wizardMessages } from '../wizard.messages.ts';

/** Says that a draft came back, and what of it did not. */
export function RestoredNotice({ onDismiss }: { readonly onDismiss: () => void }) {
  const words = useMessages(wizardMessages);
  return (
    <Alert tone="info" title={words.restoredTitle} live="polite" onDismiss={onDismiss}>
      {words.restoredText}
    </Alert>
  );
}
