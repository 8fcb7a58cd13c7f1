import * as paths from '#contract/paths/paths.ts';
import { changesAt } from '../changes-at.ts';
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

/** The keys of a career's body. The type is sent as `type_id`, though lists call it `career_type_id`. */
export const careerKeys = { name: 'name', type: 'type_id', faculty: 'faculty_id' } as const;

/** All careers, for the registrar. The server declines to delete a career that has applications. */
export const careers = {
  list: rowsAt(paths.listCareers, career, 'message'),
  ...changesAt(changes, {
    toPayload: ({ name, typeId, facultyId }: CareerInput) => ({
      [careerKeys.name]: name,
      [careerKeys.type]: typeId,
      [careerKeys.faculty]: facultyId,
    }),
    created: nothing,
  }),
};
