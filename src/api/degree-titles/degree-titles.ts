import * as paths from '#contract/paths/paths.ts';
import { changesAt } from '../changes-at.ts';
import { rowsAt } from '../rows-at.ts';
import { nothing } from '../wire/answer.ts';
import { identifier, optionalIdentifier, optionalText, textOrEmpty } from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';

/** A nomenclature: the wording of a career's title for one gender. */
export interface DegreeTitleInput {
  readonly careerId: number;
  readonly genderId: number;
  readonly titleName: string;
}

const changes = {
  create: paths.createDegreeTitle,
  update: paths.updateDegreeTitle,
  remove: paths.deleteDegreeTitle,
} as const;

/** An entry may lack its text, career or gender, so that the registrar can complete it (docs/decisions/0005). */
const degreeTitle = rowOf({
  id: [identifier, 'id', 'degree_title_id'],
  careerId: [optionalIdentifier, 'career_id'],
  careerName: [optionalText, 'career_name'],
  genderId: [optionalIdentifier, 'gender_id'],
  genderName: [optionalText, 'gender_name'],
  titleName: [textOrEmpty, 'title_name'],
});

/** The keys of a nomenclature's body. */
export const degreeTitleKeys = {
  career: 'career_id',
  gender: 'gender_id',
  titleName: 'title_name',
} as const;

/** The wording of each career's title, by gender. Deleting an entry does not change issued titles. */
export const degreeTitles = {
  list: rowsAt(paths.listDegreeTitles, degreeTitle, 'message'),
  ...changesAt(changes, {
    toPayload: ({ careerId, genderId, titleName }: DegreeTitleInput) => ({
      [degreeTitleKeys.career]: careerId,
      [degreeTitleKeys.gender]: genderId,
      [degreeTitleKeys.titleName]: titleName,
    }),
    created: nothing,
  }),
};
