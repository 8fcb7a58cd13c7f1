import { useText } from '#messages/messages-context.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { titleCodeMessages } from './title-code.messages.ts';
import { useVerificationCount } from './verification-count.controller.ts';

/** The number of verifications of a title: a code that was copied shows by it. Only for 'verification-record'. */
export function VerificationCount({ titleId }: { readonly titleId: number }) {
  const { messages, format } = useText(titleCodeMessages);
  const count = useVerificationCount(titleId);
  if (count.status === 'loading') return <Skeleton lines={1} />;
  if (count.status === 'failed') {
    return <RetryAlert onRetry={count.retry}>{count.message}</RetryAlert>;
  }
  return (
    <Text>
      {count.data === 0 ? messages.neverVerified : format(messages.verified, { count: count.data })}
    </Text>
  );
}
