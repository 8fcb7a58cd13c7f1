import type * as v from 'valibot';
import { idNumber, inputObject, requiredText } from '../input/fields.ts';
import { degreeTitleMessages as messages } from './degree-titles.messages.ts';

/** Body of creating and updating a nomenclature. */
export const degreeTitleInput = inputObject({
  career_id: idNumber(messages.careerRequired),
  gender_id: idNumber(messages.genderRequired),
  title_name: requiredText({ label: 'El título', required: messages.titleRequired, most: 300 }),
});

export type DegreeTitleInput = v.InferOutput<typeof degreeTitleInput>;
