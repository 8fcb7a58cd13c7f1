import { useRead } from '#admin-console/data/use-read.ts';
import { readTitleVerifications } from '#api/verification/verification-record.ts';
import { useText } from '#messages/messages-context.tsx';
import { titleCodeMessages } from './title-code.messages.ts';

/** Reads the number of verifications of a title. */
export function useVerificationCount(titleId: number) {
  const { messages } = useText(titleCodeMessages);
  return useRead({
    queryKey: ['titleVerifications', titleId],
    read: (api, signal) => readTitleVerifications(api, titleId, signal),
    failed: messages.countFailed,
  });
}
