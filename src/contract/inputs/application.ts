import type * as v from 'valibot';
import { applicationFields } from '#domain/application/application-fields.ts';
import { appliedPerson, editedPerson, identityType, waivedSecondLastName } from '../person.ts';
import { applicationRefusals } from '../refusals/applications.ts';
import { fieldMessages } from './field-messages.ts';
import { idNumber, inputObject, optionalText, requiredText } from './fields.ts';

/** Body of a new application, with both surnames and any kind of document. */
export const applicationInput = inputObject({
  ceremony_id: idNumber(fieldMessages.required('El acto de grado')),
  career_id: idNumber(fieldMessages.required('La carrera')),
  ...appliedPerson,
  privacy_version: optionalText({ label: 'La versión de la autorización', most: 100 }),
});

/** The rules of one university for applications. */
export interface ApplicationPolicy {
  /** False for universities whose students may have one surname. */
  readonly requireSecondLastName: boolean;
  /** The kinds of identity documents. */
  readonly identificationTypes: readonly string[];
}

/** The rules of the standard wizard: two surnames, and the documents that it offers. */
export const standardApplicationPolicy: ApplicationPolicy = {
  requireSecondLastName: true,
  identificationTypes: ['CI', 'V', 'E', 'P'],
};

/** Body of a new application at one university. */
export function applicationInputFor({
  requireSecondLastName,
  identificationTypes,
}: ApplicationPolicy) {
  const entries = {
    ...applicationInput.entries,
    identification_type: identityType(identificationTypes),
  };
  return requireSecondLastName
    ? inputObject(entries)
    : inputObject({ ...entries, second_last_name: waivedSecondLastName });
}

/** A new application, as the client sends it. */
export type ApplicationInput = v.InferOutput<ReturnType<typeof applicationInputFor>>;

const notes = optionalText({ label: 'Las notas', most: applicationFields.notes.most });

const internalNotes = optionalText({
  label: 'Las notas internas',
  most: applicationFields.internalNotes.most,
});

/** Body of editing an application. */
export const applicationEditInput = inputObject({
  ...editedPerson,
  notes,
  internal_notes: internalNotes,
});

/** Changes of an application, as the client sends them. */
export type ApplicationEdit = v.InferOutput<typeof applicationEditInput>;

/** Body of confirming: notes or null. */
export const confirmationInput = inputObject({ notes });

/** Body of rejecting: the notes are the reason, which the person reads. */
export const rejectionInput = inputObject({
  notes: requiredText({
    label: 'Las notas',
    most: applicationFields.notes.most,
    required: applicationRefusals.reasonRequired.message,
  }),
});
