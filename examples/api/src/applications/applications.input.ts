import type * as v from 'valibot';
import { inputObject, optionalText } from '../input/fields.ts';
import { editedPerson } from './person.columns.ts';

/** Body of editing an application. */
export const applicationEditInput = inputObject({
  ...editedPerson,
  notes: optionalText({ label: 'Las notas', most: 2000 }),
});

export type ApplicationEdit = v.InferOutput<typeof applicationEditInput>;

/** Body of confirming and rejecting: notes or null. */
export const decisionInput = inputObject({
  notes: optionalText({ label: 'Las notas', most: 2000 }),
});
