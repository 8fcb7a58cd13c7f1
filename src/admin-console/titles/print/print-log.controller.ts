import { type ReadState, useRead } from '#admin-console/data/use-read.ts';
import { listDocumentPrints } from '#api/documents/print-documents.ts';
import type { DocumentPrint } from '#domain/document/print.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { printMessages } from './print.messages.ts';

/** Reads the printed copies of a title each time its detail opens. */
export function usePrintLog(titleId: number): ReadState<readonly DocumentPrint[]> {
  const { logFailed } = useMessages(printMessages);
  return useRead({
    queryKey: ['documentPrints', titleId],
    read: (api, signal) => listDocumentPrints(api, titleId, signal),
    failed: logFailed,
  });
}
