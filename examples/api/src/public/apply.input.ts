import type * as v from 'valibot';
import { appliedPerson } from '../applications/person.columns.ts';
import { idNumber, inputObject } from '../input/fields.ts';
import { identityType, optionalName } from '../input/person.fields.ts';
import type { Settings } from '../settings.ts';
import { applyMessages as messages } from './apply.messages.ts';

/** Body of an application at this university: its kinds of documents, and whether the second surname is required. */
export function applyInput({
  requireSecondLastName,
  identificationTypes,
}: Pick<Settings, 'requireSecondLastName' | 'identificationTypes'>) {
  const entries = {
    ...applicationInput.entries,
    identification_type: identityType(
      identificationTypes,
      messages.typeRequired,
      messages.typeInvalid,
    ),
  };
  return requireSecondLastName
    ? inputObject(entries)
    : inputObject({ ...entries, second_last_name: optionalName('El segundo apellido') });
}

/** The body with both surnames and any kind of document, as the contract describes it. */
export const applicationInput = inputObject({
  ceremony_id: idNumber(messages.ceremonyRequired),
  career_id: idNumber(messages.careerRequired),
  ...appliedPerson,
});

export type ApplicationInput = v.InferOutput<ReturnType<typeof applyInput>>;
