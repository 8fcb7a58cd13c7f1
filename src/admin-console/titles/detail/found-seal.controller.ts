import { useRead } from '#admin-console/data/use-read.ts';
import { readTitleSeal } from '#api/titles/title-content.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { titleDetailMessages } from './title-detail.messages.ts';

/** Reads the seal of what the documents of a title state. */
export function useTitleSeal(titleId: number) {
  const { sealFailed } = useMessages(titleDetailMessages);
  return useRead({
    queryKey: ['titleSeal', titleId],
    read: (api, signal) => readTitleSeal(api, titleId, signal),
    failed: sealFailed,
  });
}
