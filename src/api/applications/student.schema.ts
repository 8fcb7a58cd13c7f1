import {
  isChoiceField,
  isDateField,
  isTextField,
  mapFields,
  ruleOf,
  type StudentField,
  studentFields,
} from '#domain/application/field-names.ts';
import { optionalDate } from '../wire/dates.ts';
import { optionalIdentifier, optionalText } from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';

/** Decodes the person of an application from a row with the fields under their names on the wire. */
export const student = rowOf({
  ...read(studentFields.filter(isTextField), optionalText),
  ...read(studentFields.filter(isDateField), optionalDate),
  ...read(studentFields.filter(isChoiceField), optionalIdentifier),
});

/** Reads a field by either of its names on the wire. */
function read<Name extends StudentField, Schema>(names: readonly Name[], schema: Schema) {
  return mapFields(names, (name) => {
    const { wire, editWire = wire } = ruleOf(name);
    return [schema, wire, editWire] as const;
  });
}
