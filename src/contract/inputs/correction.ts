import type * as v from 'valibot';
import { editedPerson } from '../person.ts';
import { calendarDay, inputObject, requiredText } from './fields.ts';

const resolution = {
  resolution_number: requiredText({ label: 'El número de la resolución', most: 60 }),
  resolution_date: calendarDay('La fecha de la resolución'),
  resolution_body: requiredText({ label: 'El órgano que resuelve', most: 200 }),
  resolution_reason: requiredText({ label: 'El motivo', most: 2_000 }),
};

/** Body of an annulment and of a duplicate: the resolution. */
export const resolutionInput = inputObject(resolution);

/** A resolution, as the client sends it. */
export type ResolutionInput = v.InferOutput<typeof resolutionInput>;

/** Body of a rectification: the resolution, and what the title that replaces the rectified one says. */
export const rectificationInput = inputObject({
  ...resolution,
  first_name: editedPerson.first_name,
  middle_name: editedPerson.middle_name,
  third_name: editedPerson.third_name,
  last_name: editedPerson.last_name,
  second_last_name: editedPerson.second_last_name,
  id_number: editedPerson.id_number,
  degree_title: requiredText({ label: 'El título', most: 300 }),
});

/** A rectification, as the client sends it. */
export type RectificationInput = v.InferOutput<typeof rectificationInput>;
