import { pipe, transform } from 'valibot';
import type { Student } from '../../domain/application/application.ts';
import {
  isChoiceField,
  isDateField,
  isTextField,
  mapFields,
  ruleOf,
  type StudentField,
  studentFields,
} from '../../domain/application/field-names.ts';
import { personNameOf } from '../../domain/person/person-name.ts';
import { optionalDate } from '../wire/dates.ts';
import { optionalIdentifier, optionalText } from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';

/** The person of an application, from a row with the fields under their names on the wire. */
export const student = pipe(
  rowOf({
    ...read(studentFields.filter(isTextField), optionalText),
    ...read(studentFields.filter(isDateField), optionalDate),
    ...read(studentFields.filter(isChoiceField), optionalIdentifier),
  }),
  transform(
    ({ firstName, secondName, thirdName, lastName, secondLastName, ...fields }): Student => ({
      ...fields,
      name: personNameOf({ firstName, secondName, thirdName, lastName, secondLastName }),
      idNumber: fields.idNumber ?? '',
    }),
  ),
);

/** Reads a field by either of its names on the wire. */
function read<Name extends StudentField, Schema>(names: readonly Name[], schema: Schema) {
  return mapFields(names, (name) => {
    const { wire, editWire = wire } = ruleOf(name);
    return [schema, wire, editWire] as const;
  });
}
