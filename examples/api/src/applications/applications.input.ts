import * as v from 'valibot';
import { type CalendarDay, parseCalendarDay } from '../days/calendar-day.ts';
import { emailText, inputObject, optionalText } from '../input/fields.ts';
import { identityNumber, optionalName, requiredName } from '../input/person.fields.ts';
import { applicationMessages as messages } from './applications.messages.ts';

/** A day that may be blank: an edit can leave it empty, and empty is null. */
const optionalDay = v.optional(
  v.nullable(
    v.pipe(
      v.string(messages.birthDateInvalid),
      v.maxLength(40, messages.birthDateInvalid),
      v.rawTransform<string, CalendarDay | null>(({ dataset, addIssue, NEVER }) => {
        if (dataset.value.trim() === '') return null;
        const day = parseCalendarDay(dataset.value);
        if (day !== undefined) return day;
        addIssue({ message: messages.birthDateInvalid });
        return NEVER;
      }),
    ),
  ),
);

/** Body of editing an application (spec §7): a field that is not sent stays as it is. */
export const applicationEditInput = inputObject({
  first_name: requiredName('El primer nombre', messages.fieldsRequired),
  middle_name: optionalName('El segundo nombre'),
  third_name: optionalName('El tercer nombre'),
  last_name: requiredName('El primer apellido', messages.fieldsRequired),
  second_last_name: optionalName('El segundo apellido'),
  id_number: identityNumber(messages.fieldsRequired, messages.numberInvalid),
  email: emailText(messages.fieldsRequired),
  phone_number: optionalText({ label: 'El teléfono', most: 40 }),
  date_of_birth: optionalDay,
  place_of_birth: optionalText({ label: 'El lugar de nacimiento', most: 200 }),
  notes: optionalText({ label: 'Las notas', most: 2000 }),
});

export type ApplicationEdit = v.InferOutput<typeof applicationEditInput>;

/** Body of confirming and rejecting: notes or null. */
export const decisionInput = inputObject({
  notes: optionalText({ label: 'Las notas', most: 2000 }),
});
