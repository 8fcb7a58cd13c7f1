import { type RefObject, useRef, useState } from 'react';
import { updateApplication } from '../../../api/applications/change-application.ts';
import type { Application } from '../../../domain/application/application.ts';
import type { EditField } from '../../../domain/application/field-names.ts';
import { todayOf } from '../../../domain/calendar/calendar-date.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { resources } from '../../data/resources.ts';
import { type ChangeFailure, useChange } from '../../data/use-change.ts';
import { applicationDetailMessages } from '../detail/application-detail.messages.ts';
import {
  beginEdit,
  checkEdit,
  type EditSession,
  fieldsIn,
  firstMistaken,
  isChanged,
  missingFields,
  withEdit,
  withMistakes,
  withText,
} from './application-edit.flow.ts';
import { type LeaveQuestion, useLeaveQuestion } from './use-leave-question.ts';

interface ApplicationEditOptions {
  /** The row as it stands now: after a 409 another than the one that editing began with. */
  readonly application: Application;
  /** Out of the dialog. */
  readonly onLeave: () => void;
}

export interface ApplicationEditor {
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** Undefined while the dialog is for reading. */
  readonly session: EditSession | undefined;
  readonly isBusy: boolean;
  readonly failure: ChangeFailure | undefined;
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
  const { application, onLeave } = options;
  const words = useMessages(applicationDetailMessages);
  const formRef = useRef<HTMLFormElement>(null);
  const [session, setSession] = useState<EditSession>();
  const isDirty = session !== undefined && isChanged(session, application);
  const question = useLeaveQuestion(isDirty, onLeave);
  const { isBusy, failure, run } = useChange(resources.applications, words.failed);

  const submit = (current: EditSession) => {
    question.stay();
    const checked = checkEdit(fieldsIn(current, application), todayOf(new Date()));
    const mistakes = checked.status === 'valid' ? {} : checked.mistakes;
    setSession(withMistakes(current, mistakes));
    if (checked.status === 'valid') {
      run({
        row: application,
        call: (api, row) => updateApplication(api, row, checked.edit),
        after: (row) => withEdit(row, checked.edit),
        done: words.updated,
        onDone: () => setSession(undefined),
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
