import type * as v from 'valibot';
import { calendarDay, emailText, idNumber, inputObject, requiredText } from '../input/fields.ts';
import { identityNumber, optionalName, requiredName } from '../input/person.fields.ts';
import { applyMessages as messages } from './apply.messages.ts';

/** Body of an application (spec §7). `requireSecondLastName` is ruling 19. */
export function applyInput(requireSecondLastName: boolean) {
  return requireSecondLastName
    ? applicationInput
    : inputObject({
        ...applicationInput.entries,
        second_last_name: optionalName('El segundo apellido'),
      });
}

/** The body as spec §7 has it, with both surnames. */
export const applicationInput = inputObject({
  ceremony_id: idNumber(messages.ceremonyRequired),
  career_id: idNumber(messages.careerRequired),
  identification_type: requiredText({
    label: 'El tipo de identificación',
    required: messages.typeRequired,
    most: 20,
  }),
  id_number: identityNumber(messages.numberRequired, messages.numberInvalid),
  first_name: requiredName('El primer nombre', messages.firstNameRequired),
  second_name: optionalName('El segundo nombre'),
  third_name: optionalName('El tercer nombre'),
  last_name: requiredName('El primer apellido', messages.lastNameRequired),
  second_last_name: requiredName('El segundo apellido', messages.secondLastNameRequired),
  email: emailText(messages.emailRequired),
  date_of_birth: calendarDay(messages.birthDateRequired, messages.birthDateInvalid),
  place_of_birth: requiredText({
    label: 'El lugar de nacimiento',
    required: messages.birthPlaceRequired,
    most: 200,
  }),
  gender_id: idNumber(messages.genderRequired),
});

export type ApplicationInput = v.InferOutput<ReturnType<typeof applyInput>>;
