import {
  type DocumentFields,
  type DocumentKind,
  type DocumentValues,
  inventedGraduates,
  joinPersonName,
  placeholderExamples,
  surnamesOf,
} from 'birrete/rules';
import { type DocumentContext, signatoriesOn } from './document-context.ts';

type Invented = (typeof inventedGraduates)[number];

/** The names of the invented graduates. */
export const inventedNames: readonly string[] = inventedGraduates.map(joinPersonName);

/** The documents of invented graduates, signed by the officials of a day; a record of a ceremony names all of them. */
export function inventedDocuments(
  context: DocumentContext,
  kind: DocumentKind,
  day: string,
): readonly DocumentValues[] {
  const values = inventedGraduates.map((graduate) => inventedValues(context, graduate, day));
  const [first] = values;
  if (kind !== 'ceremony-record' || first === undefined) return values;
  return [{ ...first, gender: undefined, graduates: values.map(({ fields }) => fields) }];
}

function inventedValues(
  context: DocumentContext,
  { gender, ...name }: Invented,
  day: string,
): DocumentValues {
  const fields = inventedFields(context, name);
  return {
    fields,
    gender,
    surnames: surnamesOf(name),
    signatories: signatoriesOn(context, day),
    verification: undefined,
    marks: [{ kind: 'sample' }],
    graduates: [fields],
  };
}

/** The examples, with the additional fields of all careers and ceremonies. */
function inventedFields(
  { university, fields }: DocumentContext,
  name: Omit<Invented, 'gender'>,
): DocumentFields {
  const firstNames = joinPersonName({ ...name, lastName: '', secondLastName: '' });
  return {
    ...Object.fromEntries(fields.map((field) => [field.name, field.value])),
    ...placeholderExamples,
    ...(university !== '' && { universidad: university }),
    nombre: joinPersonName(name),
    nombres: firstNames,
    apellidos: surnamesOf(name),
  };
}
