import type { Application } from '../../../domain/application/application.ts';
import type { EditField } from '../../../domain/application/field-names.ts';
import type { formMessages } from '../../form/form.messages.ts';
import { elsewhereSentence } from '../../form/use-dialog-form.ts';
import type { ApplicationDetailWords } from '../detail/application-detail.messages.ts';
import { fieldLabel } from '../detail/field-label.ts';
import {
  changedElsewhere,
  type EditFields,
  type EditSession,
  isRequiredField,
  type Mistake,
} from './application-edit.flow.ts';

interface Context {
  readonly application: Application;
  readonly fields: EditFields;
  readonly session: EditSession;
  readonly words: ApplicationDetailWords;
  readonly formWords: typeof formMessages.defaults;
}

/** What a field of the edit form shows: its label, text, error, and what another administrator wrote into it. */
export function editFieldProps(
  name: EditField,
  { application, fields, session, words, formWords }: Context,
) {
  const mistake = session.mistakes[name];
  const elsewhere = changedElsewhere(session, application, name);
  return {
    name,
    label: fieldLabel(name, words),
    value: fields[name],
    error: mistake && mistakeSentence(mistake, words),
    hint: elsewhere === undefined ? undefined : elsewhereSentence(elsewhere, formWords),
    isRequired: isRequiredField(name),
  };
}

function mistakeSentence(mistake: Mistake, words: ApplicationDetailWords): string {
  switch (mistake) {
    case 'missing':
      return words.fieldRequired;
    case 'invalid-email':
      return words.invalidEmail;
    case 'invalid-date':
      return words.invalidDate;
    case 'future-date':
      return words.futureDate;
    default:
      return mistake satisfies never;
  }
}
