import { useRead } from '#admin-console/data/use-read.ts';
import { readTitleVerifications } from '#api/verification/verification-record.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { titleCodeMessages } from './title-code.messages.ts';

/** Reads the number of verifications of a title. */
export function useVerificationCount(titleId: number) {
  const { countFailed } = useMessages(titleCodeMessages);
  return useRead({
    queryKey: ['titleVerifications', titleId],
    read: (api, signal) => readTitleVerifications(api, titleId, signal),
    failed: countFailed,
  });
}
