import type { Application } from '#domain/application/application.ts';
import type { WordingRequest } from '#domain/application/title-proof.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { useFocusWhen } from '#react/use-focus-when.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useConsole } from '../navigation/console-context.ts';
import { shortNameOf } from './application-names.ts';
import { applicationDetailMessages } from './detail/application-detail.messages.ts';
import { ApplicationRecord } from './detail/application-record.tsx';
import {
  type ApplicationEditor,
  useApplicationEditor,
} from './edit/application-edit.controller.ts';
import { ApplicationEditForm } from './edit/application-edit-form.tsx';

interface ApplicationDetailDialogProps {
  readonly application: Application;
  /** Other applications that are probably of the same person for the same ceremony. */
  readonly duplicates: readonly Application[];
  /** The latest wording request. */
  readonly wordingRequest: WordingRequest | undefined;
  readonly onReviewWordingRequest: () => void;
  readonly onClose: () => void;
}

/** Shows an application, and edits it in the same dialog. */
export function ApplicationDetailDialog(props: ApplicationDetailDialogProps) {
  const { application, onClose, ...record } = props;
  const { messages, format } = useText(applicationDetailMessages);
  const editor = useApplicationEditor({ application, onLeave: onClose });
  const isEditing = editor.openedStatus !== undefined;
  const title = isEditing ? messages.editTitle : messages.title;

  return (
    <Dialog
      title={format(title, { code: shortNameOf(application) })}
      size="large"
      isOpen
      onClose={editor.form.leaving.leave}
      isDismissable={!editor.isBusy}
      footer={<DetailFooter editor={editor} onClose={onClose} />}
    >
      {isEditing ? (
        <ApplicationEditForm application={application} editor={editor} />
      ) : (
        <ApplicationRecord application={application} {...record} />
      )}
    </Dialog>
  );
}

interface DetailFooterProps {
  readonly editor: ApplicationEditor;
  readonly onClose: () => void;
}

function DetailFooter({ editor, onClose }: DetailFooterProps) {
  const messages = useMessages(applicationDetailMessages);
  const { can } = useConsole();
  const isEditing = editor.openedStatus !== undefined;
  // 'Editar' disappears when it is pressed, and takes the focus back when the editing ends.
  const editButton = useFocusWhen<HTMLButtonElement>(!isEditing, { atMount: false });

  if (!isEditing) {
    return (
      <>
        <Button variant="secondary" onClick={onClose}>
          {messages.close}
        </Button>
        {/* Keyed: if React reused it as 'Guardar' during the press, that press would submit the form. */}
        {can('applications.edit') && (
          <Button key="edit" buttonRef={editButton} onClick={editor.begin}>
            {messages.edit}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <Button variant="secondary" onClick={editor.cancel} disabled={editor.isBusy}>
        {messages.cancel}
      </Button>
      <Button key="save" type="submit" form={editor.form.formId} isBusy={editor.isBusy}>
        {messages.save}
      </Button>
    </>
  );
}
