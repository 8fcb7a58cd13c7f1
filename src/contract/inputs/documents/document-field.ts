import * as v from 'valibot';
import { fieldMessages } from '../field-messages.ts';
import { idNumber, inputObject, requiredText } from '../fields.ts';

/** An id that may be missing, null or blank. Null and blank are null; missing stays undefined. */
function optionalId(label: string) {
  const invalid = fieldMessages.invalid(label);
  const blank = v.pipe(
    v.literal(''),
    v.transform(() => null),
  );
  return v.optional(v.nullable(v.union([blank, idNumber(invalid)], invalid)));
}

/** Body of creating and changing an additional field. An omitted career or ceremony keeps its value; null means all. */
export const documentFieldInput = inputObject({
  name: v.pipe(
    requiredText({ label: 'El nombre', most: 40 }),
    v.regex(
      /^\p{Ll}[\p{L}\d]*$/u,
      'El nombre debe empezar con minúscula y tener solo letras y números, por ejemplo modalidad',
    ),
  ),
  value: requiredText({ label: 'El texto', most: 500 }),
  career_id: optionalId('La carrera'),
  ceremony_id: optionalId('El acto de grado'),
});

/** An additional field, as the client sends it. */
export type DocumentFieldInput = v.InferOutput<typeof documentFieldInput>;
