import { useQueryClient } from '@tanstack/react-query';
import { resources } from '#admin-console/data/resources.ts';
import { type ReadState, useRead } from '#admin-console/data/use-read.ts';
import { isOutdated } from '#api/api-error.ts';
import { readDocumentTemplate } from '#api/documents/document-templates.ts';
import type { StoredTemplate } from '#domain/document/print.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { documentsMessages } from './documents.messages.ts';

/** A whole template, which the list lacks. */
export type StoredTemplateState = ReadState<StoredTemplate>;

const { key } = resources.documentTemplates;

/**
 * Reads a template with its pictures each time its form opens. Its key begins with that of the list, so that a declined
 * change reads the current template again; if that fails, the form has the one before.
 *
 * @param id undefined for a new template, which is not read
 */
export function useStoredTemplate(id: number | undefined): StoredTemplateState {
  const client = useQueryClient();
  const { loadFailed } = useMessages(documentsMessages);
  return useRead({
    queryKey: [...key, id],
    enabled: id !== undefined,
    read: async (api, signal) => {
      try {
        return await readDocumentTemplate(api, id ?? 0, signal);
      } catch (error) {
        if (isOutdated(error)) void client.invalidateQueries({ queryKey: key, exact: true });
        throw error;
      }
    },
    failed: loadFailed,
    gcTime: 0,
    // Parts that nobody has changed are the same objects, which the form compares.
    structuralSharing: true,
  });
}
