import type * as v from 'valibot';
import { appliedPerson } from '../applications/person.columns.ts';
import { idNumber, inputObject } from '../input/fields.ts';
import { optionalName } from '../input/person.fields.ts';
import { applyMessages as messages } from './apply.messages.ts';

/** Body of an application, where the second surname is required or not. */
export function applyInput(requireSecondLastName: boolean) {
  return requireSecondLastName
    ? applicationInput
    : inputObject({
        ...applicationInput.entries,
        second_last_name: optionalName('El segundo apellido'),
      });
}

/** The body with both surnames. */
export const applicationInput = inputObject({
  ceremony_id: idNumber(messages.ceremonyRequired),
  career_id: idNumber(messages.careerRequired),
  ...appliedPerson,
});

export type ApplicationInput = v.InferOutput<ReturnType<typeof applyInput>>;
