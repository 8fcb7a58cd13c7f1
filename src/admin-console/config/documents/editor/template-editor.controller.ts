import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { beginCreateOnce } from '#admin-console/data/create-once.ts';
import { resources } from '#admin-console/data/resources.ts';
import { type Change, useChange } from '#admin-console/data/use-change.ts';
import { type ReadState, useRead } from '#admin-console/data/use-read.ts';
import {
  type FormInput,
  useFormDraft,
  useStoredInput,
} from '#admin-console/navigation/drafts/use-form-draft.ts';
import { isOutdated } from '#api/api-error.ts';
import { readDocumentTemplate } from '#api/documents/document-templates.ts';
import type { DocumentTemplate } from '#domain/document/document-template.ts';
import type { StoredTemplate, TemplateSummary } from '#domain/document/print.ts';
import { shippedTemplates } from '#domain/document/templates/shipped-templates.ts';
import { isSameText } from '#domain/text/text-fold.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { documentsMessages } from '../documents.messages.ts';
import { type MeanwhileChange, mergeTemplate } from './merge-template.flow.ts';
import { type RefusedParts, refusedParts } from './refused-parts.flow.ts';
import {
  draftOf,
  editsInText,
  editsOf,
  type TemplateEdits,
  textOfEdits,
} from './template-draft.flow.ts';

const { documentTemplates } = resources;

/** The draft of a template is one text, and the version that it edits. */
const draftFields = ['template', 'version'] as const;

export interface TemplateEditor {
  readonly template:
    | Exclude<StoredTemplateState, { status: 'ready' }>
    | {
        readonly status: 'ready';
        readonly draft: DocumentTemplate;
        readonly refused: RefusedParts;
      };
  readonly isDirty: boolean;
  readonly change: Pick<Change<TemplateSummary>, 'isBusy' | 'failure'>;
  /** Changes that another user saved meanwhile, and that the draft contains. */
  readonly meanwhile: readonly MeanwhileChange[];
  readonly edit: (edited: DocumentTemplate) => void;
  readonly save: () => void;
  /** Closes the form and discards the input. */
  readonly discard: () => void;
}

/** The edits of a user, with the template that they are based on. */
interface Work {
  /** The template as the user opened it; a resumed draft lacks its pictures. */
  readonly base: TemplateEdits;
  readonly version: string | undefined;
  readonly edits: TemplateEdits;
  readonly meanwhile: readonly MeanwhileChange[];
  /** True once the server has said that it has another version. */
  readonly isOutdated: boolean;
}

const noWork: Work = {
  base: {},
  version: undefined,
  edits: {},
  meanwhile: [],
  isOutdated: false,
};

/**
 * The form of a template: edits over the template that the user opened. After a conflict it has both: the edits, and the
 * template that another user saved, and saves over that version.
 *
 * @param row undefined for a new template
 */
export function useTemplateEditor(
  row: TemplateSummary | undefined,
  onDone: () => void,
): TemplateEditor {
  const source = useStoredTemplate(row?.id);
  const formDraft = useFormDraft(draftFields);
  const [work, setWork] = useState(() => resumedWork(formDraft.resumed));
  const stored = source.status === 'ready' ? source.data : undefined;
  const current = useMemo(
    () => (stored === undefined ? work : mergedWork(stored, work)),
    [stored, work],
  );
  const { base, version, edits, meanwhile } = current;
  const isNew = row === undefined;
  const edited = useMemo(() => {
    const template = isNew ? firstShipped() : stored && draftOf(stored);
    if (template === undefined) return undefined;
    const opened = { ...template, ...base };
    return { opened, draft: { ...opened, ...edits } };
  }, [isNew, stored, base, edits]);
  const [sent, setSent] = useState<DocumentTemplate>();
  const isDirty = Object.keys(edits).length > 0;
  const input = useMemo(
    () => ({
      opened: { template: textOfEdits(base), version: version ?? '' },
      edits: { template: textOfEdits(edits) },
    }),
    [base, version, edits],
  );
  useStoredInput(formDraft, input, isDirty);
  const close = () => {
    formDraft.discard();
    onDone();
  };
  const { change, save } = useTemplateSaving({
    stored: stored && { ...stored, version },
    onOutdated: () => setWork((latest) => ({ ...latest, isOutdated: true })),
    onDone: close,
  });
  const refused = change.failure && sent && { failure: change.failure, sent };
  return {
    template:
      edited !== undefined
        ? { status: 'ready', draft: edited.draft, refused: refusedParts(refused, edited.draft) }
        : source.status === 'failed'
          ? source
          : { status: 'loading' },
    isDirty,
    change,
    meanwhile,
    discard: close,
    edit: (template) => {
      if (edited === undefined) return;
      const { opened } = edited;
      setWork({ ...current, base: opened, edits: editsOf(opened, template) });
    },
    save: () => {
      if (edited === undefined) return;
      setSent(edited.draft);
      save(edited.draft);
    },
  };
}

/** The work of a draft that the user resumes. */
function resumedWork(resumed: FormInput<'template' | 'version'> | undefined): Work {
  if (resumed === undefined) return noWork;
  return {
    ...noWork,
    base: editsInText(resumed.opened.template),
    version: resumed.opened.version || undefined,
    edits: editsInText(resumed.edits.template ?? ''),
  };
}

/** The work on the stored template, with what another user saved if the server has said that there is such a version. */
function mergedWork(stored: StoredTemplate, work: Work): Work {
  const { version = stored.version, meanwhile } = work;
  if (!work.isOutdated || stored.version === version) return { ...work, version };
  const theirs = draftOf(stored);
  const { template, changes } = mergeTemplate(work.base, work.edits, theirs);
  return {
    base: theirs,
    version: stored.version,
    edits: editsOf(theirs, template),
    meanwhile: [...meanwhile, ...changes],
    isOutdated: false,
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
