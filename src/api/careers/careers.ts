import * as paths from '#contract/paths/paths.ts';
import { changesAt } from '../endpoints.ts';
import { rowsAt } from '../rows-at.ts';
import { nothing } from '../wire/answer.ts';
import { career } from './career.schema.ts';

/** A complete and valid career from its form. */
export interface CareerInput {
  readonly name: string;
  readonly typeId: number;
  readonly facultyId: number;
}

const changes = {
  create: paths.createCareer,
  update: paths.updateCareer,
  remove: paths.deleteCareer,
} as const;

/** All careers, for the registrar. The server declines to delete a career that has applications. */
export const careers = {
  list: rowsAt(paths.listCareers, career, 'message'),
  ...changesAt(changes, {
    // The type is sent as `type_id`, though lists call it `career_type_id`.
    toPayload: ({ name, typeId, facultyId }: CareerInput) => ({
      name,
      type_id: typeId,
      faculty_id: facultyId,
    }),
    created: nothing,
  }),
};
