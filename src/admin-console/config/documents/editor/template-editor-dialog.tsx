import { type FormEvent, useId, useState } from 'react';
import { FailureAlert } from '#admin-console/form/failure-alert.tsx';
import { LeaveQuestion } from '#admin-console/form/leave-question.tsx';
import { leaveMessages } from '#admin-console/navigation/leave.messages.ts';
import { useUnsavedWork } from '#admin-console/navigation/use-unsaved-work.ts';
import type { TemplateSummary } from '#domain/document/print.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { useFocusWhen } from '#react/use-focus-when.ts';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { FormStack, Stack } from '#ui/stack/stack.styles.ts';
import { documentsMessages } from '../documents.messages.ts';
import { MeanwhileNote } from './meanwhile-note.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { type TemplateEditor, useTemplateEditor } from './template-editor.controller.ts';
import { templateEditorMessages } from './template-editor.messages.ts';
import { Columns, PreviewColumn } from './template-editor.styles.ts';
import { TemplateFields } from './template-fields.tsx';

interface TemplateEditorDialogProps {
  /** Undefined for a new template. */
  readonly row: TemplateSummary | undefined;
  readonly onClose: () => void;
}

/** Edits a template, with the preview beside the form. */
export function TemplateEditorDialog({ row, onClose }: TemplateEditorDialogProps) {
  const messages = useMessages(templateEditorMessages);
  const titles = useMessages(documentsMessages);
  const leaving = useMessages(leaveMessages);
  const [isAsking, setAsking] = useState(false);
  const editor = useTemplateEditor(row, onClose);
  const { change, isDirty, template } = editor;
  const isInParts = template.status === 'ready' && template.refused.isFailureInParts;
  const formId = useId();
  useUnsavedWork(isDirty);

  return (
    <Dialog
      title={row === undefined ? titles.add : titles.editTitle}
      size="large"
      isOpen
      onClose={() => (isDirty ? setAsking(true) : editor.discard())}
      isDismissable={!change.isBusy}
      footer={
        <>
          <Button variant="secondary" onClick={editor.discard} disabled={change.isBusy}>
            {messages.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            isBusy={change.isBusy}
            disabled={template.status !== 'ready'}
          >
            {messages.save}
          </Button>
        </>
      }
    >
      <Stack>
        {isAsking && (
          <LeaveQuestion
            title={leaving.unsavedChanges}
            stayLabel={leaving.keepEditing}
            leaveLabel={leaving.discardChanges}
            onStay={() => setAsking(false)}
            onLeave={editor.discard}
          />
        )}
        {!isInParts && <FailureAlert failure={change.failure} />}
        <MeanwhileNote changes={editor.meanwhile} />
        <Form editor={editor} isNew={row === undefined} formId={formId} />
      </Stack>
    </Dialog>
  );
}

interface FormProps {
  readonly editor: TemplateEditor;
  readonly isNew: boolean;
  readonly formId: string;
}

/** The fields and the preview, once the template has been read. */
function Form({ editor: { template, change, edit, save }, isNew, formId }: FormProps) {
  const messages = useMessages(templateEditorMessages);
  const [refusals, setRefusals] = useState(0);
  const invalid = { find: '[aria-invalid="true"]' } as const;
  const form = useFocusWhen<HTMLFormElement>(refusals, invalid);
  useFocusWhen(change.failure, { ...invalid, ref: form });
  if (template.status === 'loading') return <Skeleton lines={8} />;
  if (template.status === 'failed') {
    return <RetryAlert onRetry={template.retry}>{template.message}</RetryAlert>;
  }
  const { draft, refused } = template;
  const isUnnamed = draft.name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isUnnamed) setRefusals(refusals + 1);
    else save();
  };
  return (
    <Columns>
      <FormStack ref={form} id={formId} onSubmit={submit} noValidate autoComplete="off">
        <TemplateFields
          template={draft}
          isNew={isNew}
          refused={
            isUnnamed && refusals > 0 ? { ...refused, name: messages.nameRequired } : refused
          }
          onChange={edit}
        />
      </FormStack>
      <PreviewColumn>
        <PreviewPanel template={draft} />
      </PreviewColumn>
    </Columns>
  );
}
