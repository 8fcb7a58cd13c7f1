import { formatTimestamp } from '#domain/calendar/timestamp.ts';
import { useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { useTitleSeal } from './found-seal.controller.ts';
import { titleDetailMessages } from './title-detail.messages.ts';

/** Says of a title from before an upgrade when its documents were sealed; nothing of others. Only for 'title-contents'. */
export function FoundSeal({ titleId }: { readonly titleId: number }) {
  const { messages, format, locale } = useText(titleDetailMessages);
  const seal = useTitleSeal(titleId);
  if (seal.status === 'loading') return null;
  if (seal.status === 'failed') {
    return <RetryAlert onRetry={seal.retry}>{seal.message}</RetryAlert>;
  }
  const { asFoundAt } = seal.data;
  if (asFoundAt === undefined) return null;
  const date = formatTimestamp(asFoundAt, locale);
  return (
    <Alert tone="info" title={format(messages.sealedAsFound, { date })}>
      {messages.sealedAsFoundText}
    </Alert>
  );
}
