import { type FormEvent, useId, useState } from 'react';
import type { DocumentTemplate } from '../../../domain/document/document-template.ts';
import type { StoredTemplate } from '../../../domain/document/print.ts';
import { shippedTemplates } from '../../../domain/document/templates/shipped-templates.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FormStack, Stack } from '../../../ui/stack/stack.styles.ts';
import { FailureAlert } from '../../form/failure-alert.tsx';
import { LeaveQuestion } from '../../form/leave-question.tsx';
import { leaveMessages } from '../../navigation/leave.messages.ts';
import { useUnsavedWork } from '../../navigation/use-unsaved-work.ts';
import { documentsMessages } from './documents.messages.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { draftOf } from './template-draft.flow.ts';
import { useTemplateSaving } from './template-editor.controller.ts';
import { templateEditorMessages } from './template-editor.messages.ts';
import { Columns, PreviewColumn } from './template-editor.styles.ts';
import { TemplateFields } from './template-fields.tsx';

interface TemplateEditorDialogProps {
  /** Undefined for a new template. */
  readonly row: StoredTemplate | undefined;
  readonly onClose: () => void;
}

/** Edits a template, with the preview beside the form. */
export function TemplateEditorDialog({ row, onClose }: TemplateEditorDialogProps) {
  const messages = useMessages(templateEditorMessages);
  const titles = useMessages(documentsMessages);
  const leaving = useMessages(leaveMessages);
  const [opened] = useState(() => (row === undefined ? firstShipped() : draftOf(row)));
  const [draft, setDraft] = useState(opened);
  const [isAsking, setAsking] = useState(false);
  const [isNameMissing, setNameMissing] = useState(false);
  const { change, save } = useTemplateSaving(row, onClose);
  const formId = useId();
  const isDirty = draft !== opened;
  useUnsavedWork(isDirty);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = draft.name.trim() === '';
    setNameMissing(isMissing);
    if (!isMissing) save(draft);
  };

  return (
    <Dialog
      title={row === undefined ? titles.add : titles.editTitle}
      size="large"
      isOpen
      onClose={() => (isDirty ? setAsking(true) : onClose())}
      isDismissable={!change.isBusy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={change.isBusy}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={formId} isBusy={change.isBusy}>
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
            onLeave={onClose}
          />
        )}
        <FailureAlert failure={change.failure} />
        <Columns>
          <FormStack id={formId} onSubmit={submit} noValidate autoComplete="off">
            <TemplateFields
              template={draft}
              isNew={row === undefined}
              nameProblem={isNameMissing ? messages.nameRequired : undefined}
              onChange={setDraft}
            />
          </FormStack>
          <PreviewColumn>
            <PreviewPanel template={draft} />
          </PreviewColumn>
        </Columns>
      </Stack>
    </Dialog>
  );
}

function firstShipped(): DocumentTemplate {
  const [first] = shippedTemplates;
  if (first === undefined) throw new Error('No template is shipped.');
  return first;
}
