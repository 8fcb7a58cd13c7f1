import { useRead } from '#admin-console/data/use-read.ts';
import { listPrintedAddresses } from '#api/verification/verification-record.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { documentsMessages } from './documents.messages.ts';

/** Reads the addresses that printed documents carry. */
export function usePrintedAddresses() {
  const { addressesFailed } = useMessages(documentsMessages);
  return useRead({
    queryKey: ['printedAddresses'],
    read: listPrintedAddresses,
    failed: addressesFailed,
  });
}
