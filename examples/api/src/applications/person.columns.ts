import * as v from 'valibot';
import {
  calendarDay,
  emailText,
  idNumber,
  optionalCalendarDay,
  optionalText,
  requiredText,
} from '../input/fields.ts';
import { identityNumber, optionalName, requiredName } from '../input/person.fields.ts';
import { applyMessages } from '../public/apply.messages.ts';
import { applicationMessages } from './applications.messages.ts';

/** The person who applies, in the columns of `applications` as they are stored and answered. */
export const personAnswer = v.object({
  identification_type: v.string(),
  id_number: v.string(),
  first_name: v.string(),
  middle_name: v.nullable(v.string()),
  third_name: v.nullable(v.string()),
  last_name: v.string(),
  second_last_name: v.nullable(v.string()),
  email: v.string(),
  phone: v.nullable(v.string()),
  date_of_birth: v.nullable(v.pipe(v.string(), v.isoDate())),
  place_of_birth: v.nullable(v.string()),
  gender_id: v.number(),
});

export const personColumns = v.keyof(personAnswer).options;

/** The person in the body of an application. */
export const appliedPerson = {
  identification_type: requiredText({
    label: 'El tipo de identificación',
    required: applyMessages.typeRequired,
    most: 20,
  }),
  id_number: identityNumber(applyMessages.numberRequired, applyMessages.numberInvalid),
  first_name: requiredName('El primer nombre', applyMessages.firstNameRequired),
  second_name: optionalName('El segundo nombre'),
  third_name: optionalName('El tercer nombre'),
  last_name: requiredName('El primer apellido', applyMessages.lastNameRequired),
  second_last_name: requiredName('El segundo apellido', applyMessages.secondLastNameRequired),
  email: emailText(applyMessages.emailRequired),
  date_of_birth: calendarDay(applyMessages.birthDateRequired, applyMessages.birthDateInvalid),
  place_of_birth: requiredText({
    label: 'El lugar de nacimiento',
    required: applyMessages.birthPlaceRequired,
    most: 200,
  }),
  gender_id: idNumber(applyMessages.genderRequired),
};

const { fieldsRequired, numberInvalid, birthDateInvalid } = applicationMessages;

/** The person in the body of an edit: what is not sent stays as it is. */
export const editedPerson = {
  first_name: requiredName('El primer nombre', fieldsRequired),
  middle_name: optionalName('El segundo nombre'),
  third_name: optionalName('El tercer nombre'),
  last_name: requiredName('El primer apellido', fieldsRequired),
  second_last_name: optionalName('El segundo apellido'),
  id_number: identityNumber(fieldsRequired, numberInvalid),
  email: emailText(fieldsRequired),
  phone_number: optionalText({ label: 'El teléfono', most: 40 }),
  date_of_birth: optionalCalendarDay(birthDateInvalid),
  place_of_birth: optionalText({ label: 'El lugar de nacimiento', most: 200 }),
};

/** What whoever knows the code is answered. */
export const publicPersonAnswer = v.pick(personAnswer, [
  'first_name',
  'last_name',
  'identification_type',
  'id_number',
  'email',
]);

export const publicPersonColumns = v.keyof(publicPersonAnswer).options;
