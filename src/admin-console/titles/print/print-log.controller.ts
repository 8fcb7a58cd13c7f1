import { useQuery } from '@tanstack/react-query';
import { listDocumentPrints } from '../../../api/documents/print-documents.ts';
import type { DocumentPrint } from '../../../domain/document/print.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { useFailureNotices } from '../../../provider/failure-notices.ts';
import { useGraduation } from '../../../provider/graduation-context.ts';
import { printMessages } from './print.messages.ts';

/** The printed copies of a title. */
export type PrintLogState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; retry(): void }
  | { readonly status: 'ready'; readonly prints: readonly DocumentPrint[] };

/** Reads the log each time a title's detail opens. */
export function usePrintLog(titleId: number): PrintLogState {
  const { api } = useGraduation();
  const notices = useFailureNotices();
  const messages = useMessages(printMessages);
  const query = useQuery({
    queryKey: ['documentPrints', titleId],
    queryFn: ({ signal }) => listDocumentPrints(api, titleId, signal),
    staleTime: 0,
    retry: false,
  });
  if (query.isError) {
    const message = messages.logFailed;
    return {
      status: 'failed',
      message: notices.describeInline(query.error, { message }) ?? message,
      retry: () => void query.refetch(),
    };
  }
  if (query.data === undefined) return { status: 'loading' };
  return { status: 'ready', prints: query.data };
}
