import type * as v from 'valibot';
import { fieldMessages } from './field-messages.ts';
import { idNumber, inputObject, requiredText } from './fields.ts';

/** Body of creating and changing a nomenclature. */
export const degreeTitleInput = inputObject({
  career_id: idNumber(fieldMessages.required('La carrera')),
  gender_id: idNumber(fieldMessages.required('El género')),
  title_name: requiredText({ label: 'El título', most: 300 }),
});

/** The degree title of a career, as the client sends it. */
export type DegreeTitleInput = v.InferOutput<typeof degreeTitleInput>;
