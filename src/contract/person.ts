import * as v from 'valibot';
import { isAcceptedIdentityNumber, strangeInNumber } from '#domain/application/accepted-number.ts';
import { maxLengthOf, type TextField } from '#domain/application/field-names.ts';
import { lettersAndDigits } from '#domain/text/text-fold.ts';
import {
  calendarDay,
  emailText,
  fieldMessages,
  idNumber,
  optionalCalendarDay,
  optionalText,
  requiredText,
  withoutCharacters,
} from './schema/fields.ts';

/** The person of an application, as a server of ours stores and answers it. */
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

/** The person in the answer of the status look-up. */
export const publicPersonAnswer = v.object({
  first_name: v.string(),
  last_name: v.string(),
  identification_type: v.string(),
  id_number: v.string(),
  email: v.string(),
});

const birthDate = 'La fecha de nacimiento';

/** The person in the body of a new application. */
export const appliedPerson = {
  identification_type: required('identificationType', 'El tipo de identificación'),
  id_number: identityNumber(),
  first_name: required('firstName', 'El primer nombre'),
  second_name: optional('secondName', 'El segundo nombre'),
  third_name: optional('thirdName', 'El tercer nombre'),
  last_name: required('lastName', 'El primer apellido'),
  second_last_name: required('secondLastName', 'El segundo apellido'),
  email: emailText(fieldMessages.required('El correo electrónico'), maxLengthOf('email')),
  date_of_birth: calendarDay(birthDate),
  place_of_birth: required('placeOfBirth', 'El lugar de nacimiento'),
  gender_id: idNumber(fieldMessages.required('El género')),
};

/** The second surname where a university does without it. */
export const waivedSecondLastName = optional('secondLastName', 'El segundo apellido');

const incomplete = 'Por favor completa todos los campos obligatorios';

/** The person in the body of an edit: an omitted field keeps its value. */
export const editedPerson = {
  first_name: required('firstName', 'El primer nombre', incomplete),
  middle_name: optional('secondName', 'El segundo nombre'),
  third_name: optional('thirdName', 'El tercer nombre'),
  last_name: required('lastName', 'El primer apellido', incomplete),
  second_last_name: optional('secondLastName', 'El segundo apellido'),
  id_number: identityNumber(incomplete),
  email: emailText(incomplete, maxLengthOf('email')),
  phone_number: optional('phone', 'El teléfono'),
  date_of_birth: optionalCalendarDay(birthDate),
  place_of_birth: optional('placeOfBirth', 'El lugar de nacimiento'),
};

/**
 * The kind of an identity document: one of those that the university accepts, however it is written. Another spelling
 * would make one person several.
 */
export function identityType(types: readonly string[]) {
  const known = new Map(types.map((type) => [lettersAndDigits(type), type]));
  return v.pipe(
    appliedPerson.identification_type,
    v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
      const type = known.get(lettersAndDigits(dataset.value));
      if (type !== undefined) return type;
      addIssue({ message: fieldMessages.invalid('El tipo de identificación') });
      return NEVER;
    }),
  );
}

const fullWidth = /[\uff01-\uff5e]/g;

/**
 * The number of an identity document, as the person writes it: Latin letters and the digits 0 to 9, since digits of
 * another script would make one person several. Full-width characters, which some keyboards enter, become ordinary ones.
 */
function identityNumber(missing?: string) {
  const label = 'El número de identificación';
  const invalid = fieldMessages.invalid(label);
  return v.pipe(
    required('idNumber', label, missing),
    v.regex(/[\p{L}\p{N}]/u, invalid),
    v.transform((text) => text.replace(fullWidth, (wide) => wide.normalize('NFKC'))),
    withoutCharacters(label, strangeInNumber),
    v.check(isAcceptedIdentityNumber, invalid),
  );
}

function required(name: TextField, label: string, missing = fieldMessages.required(label)) {
  return requiredText({ label, max: maxLengthOf(name), required: missing });
}

function optional(name: TextField, label: string) {
  return optionalText({ label, max: maxLengthOf(name) });
}
