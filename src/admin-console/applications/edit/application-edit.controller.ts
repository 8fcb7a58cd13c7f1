import { useMemo, useState } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { type ChangeFailure, useChange } from '#admin-console/data/use-change.ts';
import { useToday } from '#admin-console/data/use-today.ts';
import { type DialogForm, useDialogForm } from '#admin-console/form/use-dialog-form.ts';
import type { ApplicationEdit } from '#api/applications/applications.ts';
import type { ApiClient } from '#api/client.ts';
import type { Application } from '#domain/application/application.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { type EditField, ruleOf } from '#domain/application/field-names.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { useGraduation } from '#provider/graduation-context.ts';
import { applicationDetailMessages } from '../detail/application-detail.messages.ts';
import { checkEdit, type EditProblem, editValues, withEdit } from './application-edit.flow.ts';
import { formFields } from './edit-fields.ts';

interface ApplicationEditOptions {
  /** The current row; another user may change it during the edit. */
  readonly application: Application;
  /** Closes the dialog. */
  readonly onLeave: () => void;
  /** Called when the edit is saved. @default leaves edit mode */
  readonly onSaved?: (() => void) | undefined;
  /** Sends the edit in a call that changes something else too. @default sends the edit alone */
  readonly joint?: JointEdit | undefined;
}

/** A call that stores an edit and something else, or neither. */
export interface JointEdit {
  /** The name of the edit in the body. */
  readonly part: string;
  readonly send: (api: ApiClient, row: Application, edit: ApplicationEdit) => Promise<undefined>;
  /** The text of the success notice. */
  readonly done: string;
}

export interface ApplicationEditor {
  readonly form: DialogForm<EditField, EditProblem>;
  /** The application's status when the edit started; undefined while the dialog is not in edit mode. */
  readonly openedStatus: ApplicationStatus | undefined;
  /** True if the server distinguishes internal notes from those that the applicant can read. */
  readonly hasInternalNotes: boolean;
  readonly isBusy: boolean;
  readonly failure: ChangeFailure | undefined;
  readonly begin: () => void;
  /** Leaves edit mode and discards the input. */
  readonly cancel: () => void;
}

/** The edit mode of the detail dialog. */
export function useApplicationEditor(options: ApplicationEditOptions): ApplicationEditor {
  const { application, onLeave: onClose, onSaved, joint } = options;
  const { api } = useGraduation();
  const messages = useMessages(applicationDetailMessages);
  const { isBusy, failure, run, reset } = useChange(resources.applications, messages.failed);
  const saved = useMemo(() => editValues(application), [application]);
  const today = useToday();
  const form = useDialogForm({
    fields: formFields,
    saved,
    check: (values) => checkEdit(values, saved, today),
    onValid: (edit) =>
      run({
        row: application,
        ...(joint === undefined
          ? {
              call: (client, row) => resources.applications.update(client, row, edit),
              after: (row) => withEdit(row, edit),
              done: messages.updated,
            }
          : { call: (client, row) => joint.send(client, row, edit), done: joint.done }),
        onDone: () => {
          show(undefined);
          onSaved?.();
        },
      }),
    onClose,
    failure,
    wireName: (field) => wireNameOf(field, joint),
  });
  const [openedStatus, setOpenedStatus] = useState(form.isResumed ? application.status : undefined);
  const show = (status: ApplicationStatus | undefined) => {
    form.restart();
    reset();
    setOpenedStatus(status);
  };

  return {
    form,
    openedStatus,
    hasInternalNotes: api.offers('internal-notes'),
    isBusy,
    failure,
    begin: () => show(application.status),
    cancel: () => show(undefined),
  };
}

/** A field's name in the body: the whole of it, or the edit as a part. */
function wireNameOf(field: EditField, joint: JointEdit | undefined): string {
  const { wire, editWire = wire } = ruleOf(field);
  return joint === undefined ? editWire : `${joint.part}.${editWire}`;
}
