import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isOutdated } from '../../../api/api-error.ts';
import { readDocumentTemplate } from '../../../api/documents/document-templates.ts';
import type { StoredTemplate } from '../../../domain/document/print.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { useFailureNotices } from '../../../provider/failure-notices.ts';
import { useGraduation } from '../../../provider/graduation-context.ts';
import { resources } from '../../data/resources.ts';
import { documentsMessages } from './documents.messages.ts';

/** A whole template, which the list lacks. */
export type StoredTemplateState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; retry(): void }
  | { readonly status: 'ready'; readonly stored: StoredTemplate };

const { key } = resources.documentTemplates;

/**
 * Reads a template with its pictures each time its form opens. Its key begins with that of the list, so that a declined
 * change reads the current template again; if that fails, the form has the one before.
 *
 * @param id undefined for a new template, which is not read
 */
export function useStoredTemplate(id: number | undefined): StoredTemplateState {
  const { api } = useGraduation();
  const client = useQueryClient();
  const notices = useFailureNotices();
  const { loadFailed: message } = useMessages(documentsMessages);
  const queryKey = [...key, id];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    enabled: id !== undefined,
    queryFn: async ({ signal }) => {
      try {
        return await readDocumentTemplate(api, id ?? 0, signal);
      } catch (cause) {
        if (signal.aborted) throw cause;
        if (isOutdated(cause)) void client.invalidateQueries({ queryKey: key, exact: true });
        if (client.getQueryData(queryKey) === undefined) {
          throw new Error(notices.describeInline(cause, { message }) ?? message, { cause });
        }
        notices.announce(cause, { message });
        throw cause;
      }
    },
    staleTime: 0,
    gcTime: 0,
    // Parts that nobody has changed are the same objects, which the form compares.
    structuralSharing: true,
  });
  if (data !== undefined) return { status: 'ready', stored: data };
  if (error === null || isFetching) return { status: 'loading' };
  return { status: 'failed', message: error.message, retry: () => void refetch() };
}
