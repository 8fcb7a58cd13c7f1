import type { Application } from '../../domain/application.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { ApplicationDetailWords } from './application-detail.messages.ts';
import {
  changedElsewhere,
  type EditField,
  type EditSession,
  isRequiredField,
  type Mistake,
} from './application-edit.flow.ts';

interface Context {
  readonly application: Application;
  readonly session: EditSession;
  readonly words: ApplicationDetailWords;
}

/** What a field of the edit form shows: its label, text, error, and what another administrator wrote into it. */
export function editFieldProps(name: EditField, { application, session, words }: Context) {
  const mistake = session.mistakes[name];
  const elsewhere = changedElsewhere(session, application, name);
  return {
    name,
    label: words[name],
    value: session.fields[name],
    error: mistake && mistakeSentence(mistake, words),
    hint: elsewhere === undefined ? undefined : elsewhereSentence(elsewhere, words),
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

function elsewhereSentence(value: string, words: ApplicationDetailWords): string {
  if (value === '') return words.emptiedElsewhere;
  return formatMessage(words.changedElsewhere, { value });
}
