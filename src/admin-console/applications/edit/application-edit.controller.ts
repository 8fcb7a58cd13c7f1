import { type RefObject, useRef, useState } from 'react';
import {
  type ApplicationEdit,
  updateApplication,
} from '../../../api/applications/change-application.ts';
import type { Application } from '../../../domain/application/application.ts';
import type { EditField } from '../../../domain/application/field-names.ts';
import { todayOf } from '../../../domain/calendar/calendar-date.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { useGraduation } from '../../../provider/graduation-context.ts';
import { applicationDetailMessages } from '../detail/application-detail.messages.ts';
import { useApplicationChange } from '../use-application-change.ts';
import {
  beginEdit,
  checkEdit,
  type EditSession,
  fieldsIn,
  firstMistaken,
  isChanged,
  missingFields,
  withMistakes,
  withText,
} from './application-edit.flow.ts';
import { type LeaveQuestion, useLeaveQuestion } from './use-leave-question.ts';

interface ApplicationEditOptions {
  /** The row as it stands now: after a 409 another than the one that editing began with. */
  readonly application: Application;
  readonly onSaved: (edit: ApplicationEdit) => void;
  /** Out of the dialog. */
  readonly onLeave: () => void;
}

export interface ApplicationEditor {
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** Undefined while the dialog is for reading. */
  readonly session: EditSession | undefined;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly question: LeaveQuestion;
  readonly begin: () => void;
  readonly change: (field: EditField, text: string) => void;
  readonly submit: () => void;
  /** Out of the dialog; what was typed goes. */
  readonly leaveUnsaved: () => void;
  /** Back to reading; what was typed goes. */
  readonly cancel: () => void;
}

/** The edit mode of the detail dialog: what is typed, what is wrong with it, and saving it (spec §5). */
export function useApplicationEditor(options: ApplicationEditOptions): ApplicationEditor {
  const { application, onSaved, onLeave } = options;
  const { api } = useGraduation();
  const words = useMessages(applicationDetailMessages);
  const formRef = useRef<HTMLFormElement>(null);
  const sent = useRef<ApplicationEdit>(undefined);
  const [session, setSession] = useState<EditSession>();
  const isDirty = session !== undefined && isChanged(session, application);
  const question = useLeaveQuestion(isDirty, onLeave);
  const { isBusy, failure, run } = useApplicationChange({
    failed: words.failed,
    done: words.updated,
    onDone: () => {
      setSession(undefined);
      if (sent.current !== undefined) onSaved(sent.current);
    },
  });

  const submit = (current: EditSession) => {
    question.stay();
    const checked = checkEdit(fieldsIn(current, application), todayOf(new Date()));
    const mistakes = checked.status === 'valid' ? {} : checked.mistakes;
    setSession(withMistakes(current, mistakes));
    if (checked.status === 'valid') {
      sent.current = checked.edit;
      run({
        application,
        call: (row) => updateApplication(api, row, checked.edit),
      });
    } else if (missingFields(mistakes).length === 0) {
      focusField(formRef.current, firstMistaken(mistakes));
    }
  };

  return {
    formRef,
    session,
    isBusy,
    failure,
    question,
    begin: () => setSession(beginEdit(application)),
    change: (field, text) =>
      setSession((current) => current && withText(current, application, field, text)),
    submit: () => session !== undefined && submit(session),
    leaveUnsaved: onLeave,
    cancel: () => setSession(undefined),
  };
}

function focusField(form: HTMLFormElement | null, field: EditField | undefined): void {
  const control = field === undefined ? null : form?.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}
