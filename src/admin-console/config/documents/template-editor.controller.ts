import { useState } from 'react';
import type { DocumentTemplate } from '../../../domain/document/document-template.ts';
import type { StoredTemplate } from '../../../domain/document/print.ts';
import { isSameText } from '../../../domain/text/text-fold.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { beginCreateOnce } from '../../data/create-once.ts';
import { resources } from '../../data/resources.ts';
import { useChange } from '../../data/use-change.ts';
import { documentsMessages } from './documents.messages.ts';

const { documentTemplates } = resources;

/** Creates or updates a template. */
export function useTemplateSaving(row: StoredTemplate | undefined, onDone: () => void) {
  const messages = useMessages(documentsMessages);
  const change = useChange(documentTemplates, messages.saveFailed);
  const [create] = useState(() =>
    beginCreateOnce({
      list: documentTemplates.list,
      create: documentTemplates.create,
      isSame: (stored: StoredTemplate, { name }: DocumentTemplate) => isSameText(stored.name, name),
    }),
  );
  const save = (template: DocumentTemplate) => {
    if (row === undefined) {
      change.create({
        call: (api, known) => create(api, template, known),
        done: messages.created,
        onDone,
      });
      return;
    }
    change.run({
      row,
      call: (api, current) => documentTemplates.update(api, current, template),
      done: messages.updated,
      onDone,
    });
  };
  return { change, save };
}
