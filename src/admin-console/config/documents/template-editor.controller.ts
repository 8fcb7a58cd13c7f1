import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { beginCreateOnce } from '#admin-console/data/create-once.ts';
import { resources } from '#admin-console/data/resources.ts';
import { type Change, useChange } from '#admin-console/data/use-change.ts';
import { type ReadState, useRead } from '#admin-console/data/use-read.ts';
import { useFormDraft, useStoredInput } from '#admin-console/navigation/drafts/use-form-draft.ts';
import { isOutdated } from '#api/api-error.ts';
import { readDocumentTemplate } from '#api/documents/document-templates.ts';
import type { DocumentTemplate } from '#domain/document/document-template.ts';
import type { StoredTemplate, TemplateSummary } from '#domain/document/print.ts';
import { shippedTemplates } from '#domain/document/templates/shipped-templates.ts';
import { isSameText } from '#domain/text/text-fold.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { documentsMessages } from './documents.messages.ts';
import { draftOf, editsInText, editsOf, textOfEdits } from './template-draft.flow.ts';

const { documentTemplates } = resources;

/** The draft of a template is one text, and the version that it edits. */
const draftFields = ['template', 'version'] as const;

export interface TemplateEditor {
  readonly template:
    | Exclude<StoredTemplateState, { status: 'ready' }>
    | { readonly status: 'ready'; readonly draft: DocumentTemplate };
  readonly isDirty: boolean;
  readonly change: Pick<Change<TemplateSummary>, 'isBusy' | 'failure'>;
  readonly edit: (edited: DocumentTemplate) => void;
  readonly save: () => void;
  /** Closes the form and discards the input. */
  readonly discard: () => void;
}

/**
 * The form of a template: edits over the stored template, as in other forms. After a conflict it has the current
 * template below the edits, and saves over that version.
 *
 * @param row undefined for a new template
 */
export function useTemplateEditor(
  row: TemplateSummary | undefined,
  onDone: () => void,
): TemplateEditor {
  const source = useStoredTemplate(row?.id);
  const formDraft = useFormDraft(draftFields);
  const [edits, setEdits] = useState(() => editsInText(formDraft.resumed?.edits.template ?? ''));
  const stored = source.status === 'ready' ? source.data : undefined;
  const isNew = row === undefined;
  const opened = useMemo(
    () => (isNew ? firstShipped() : stored && draftOf(stored)),
    [isNew, stored],
  );
  const draft = useMemo(() => opened && { ...opened, ...edits }, [opened, edits]);
  const isDirty = Object.keys(edits).length > 0;
  const texts = useMemo(() => ({ template: textOfEdits(edits) }), [edits]);
  // The version that the user has edited, until a conflict says that there is another one.
  const [edited, setEdited] = useState(formDraft.resumed?.opened.version || undefined);
  const version = edited ?? stored?.version;
  const noEdits = useMemo(() => ({ template: '', version: version ?? '' }), [version]);
  useStoredInput(formDraft, { opened: noEdits, edits: texts }, isDirty);
  const close = () => {
    formDraft.discard();
    onDone();
  };
  const { change, save } = useTemplateSaving({
    stored: stored && { ...stored, version },
    onOutdated: () => setEdited(undefined),
    onDone: close,
  });
  return {
    template:
      draft !== undefined
        ? { status: 'ready', draft }
        : source.status === 'failed'
          ? source
          : { status: 'loading' },
    isDirty,
    change,
    discard: close,
    edit: (template) => {
      if (opened === undefined) return;
      setEdits(editsOf(opened, template));
      setEdited(version);
    },
    save: () => {
      if (draft !== undefined) save(draft);
    },
  };
}

function firstShipped(): DocumentTemplate {
  const [first] = shippedTemplates;
  if (first === undefined) throw new Error('No template is shipped.');
  return first;
}

interface Saving {
  /** Undefined for a new template. */
  readonly stored: StoredTemplate | undefined;
  /** Called when the server has another version. */
  readonly onOutdated: () => void;
  readonly onDone: () => void;
}

/** Creates a template, or updates the stored one in the version that the user has edited. */
function useTemplateSaving({ stored, onOutdated, onDone }: Saving) {
  const messages = useMessages(documentsMessages);
  const change = useChange(documentTemplates, messages.saveFailed);
  const [create] = useState(() =>
    beginCreateOnce({
      list: documentTemplates.list,
      create: documentTemplates.create,
      isSame: (row: TemplateSummary, { name }: DocumentTemplate) => isSameText(row.name, name),
    }),
  );
  const save = (template: DocumentTemplate) => {
    if (stored === undefined) {
      change.create({
        call: (api, known) => create(api, template, known),
        done: messages.created,
        onDone,
      });
      return;
    }
    change.run({
      row: stored,
      call: async (api) => {
        try {
          return await documentTemplates.update(api, stored, template);
        } catch (error) {
          if (isOutdated(error)) onOutdated();
          throw error;
        }
      },
      done: messages.updated,
      onDone,
    });
  };
  return { change, save };
}

/** A whole template, which the list lacks. */
type StoredTemplateState = ReadState<StoredTemplate>;

const { key } = resources.documentTemplates;

/**
 * Reads a template with its pictures each time its form opens. Its key begins with that of the list, so that a declined
 * change reads the current template again; if that fails, the form has the one before.
 *
 * @param id undefined for a new template, which is not read
 */
function useStoredTemplate(id: number | undefined): StoredTemplateState {
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
