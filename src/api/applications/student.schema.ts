import { object, pipe, transform, unknown } from 'valibot';
import type { Student } from '../../domain/application/application.ts';
import {
  isChoiceField,
  isDateField,
  isTextField,
  mapFields,
  ruleOf,
  studentFields,
} from '../../domain/application/field-names.ts';
import { personNameOf } from '../../domain/person/person-name.ts';
import { optionalDate, optionalIdentifier, optionalText } from '../wire/fields.ts';
import { isRecord } from '../wire/is-record.ts';

const spellings = studentFields.map((name) => {
  const { wire, editWire = wire } = ruleOf(name);
  return [name, wire, editWire] as const;
});

/** The person of an application, from a row that holds the fields under their names on the wire. */
export const student = pipe(
  unknown(),
  transform((row) => (isRecord(row) ? withFieldNames(row) : row)),
  object({
    ...mapFields(studentFields.filter(isTextField), () => optionalText),
    ...mapFields(studentFields.filter(isDateField), () => optionalDate),
    ...mapFields(studentFields.filter(isChoiceField), () => optionalIdentifier),
  }),
  transform(
    ({ firstName, secondName, thirdName, lastName, secondLastName, ...fields }): Student => ({
      ...fields,
      name: personNameOf({ firstName, secondName, thirdName, lastName, secondLastName }),
      idNumber: fields.idNumber ?? '',
    }),
  ),
);

/** A field goes by either of its names on the wire. */
function withFieldNames(row: Readonly<Record<string, unknown>>): unknown {
  const named: Record<string, unknown> = {};
  for (const [name, wire, editWire] of spellings) named[name] = row[wire] ?? row[editWire];
  return named;
}
