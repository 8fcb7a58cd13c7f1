import * as paths from '../../contract/paths.ts';
import { changesAt } from '../endpoints.ts';
import { rowsAt } from '../rows-at.ts';
import { nothing } from '../wire/answer.ts';
import { identifier, optionalIdentifier, optionalText, textOrEmpty } from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';

/** One nomenclature: how a career's title reads for one gender. */
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

/** For the registrar: an entry without its text, career or gender can still be mended (docs/decisions/0005). */
const degreeTitle = rowOf({
  id: [identifier, 'id', 'degree_title_id'],
  careerId: [optionalIdentifier, 'career_id'],
  careerName: [optionalText, 'career_name'],
  genderId: [optionalIdentifier, 'gender_id'],
  genderName: [optionalText, 'gender_name'],
  titleName: [textOrEmpty, 'title_name'],
});

/** How each career's title reads, by gender. Titles that were issued keep their text when an entry is deleted. */
export const degreeTitles = {
  list: rowsAt(paths.listDegreeTitles, degreeTitle, 'message'),
  ...changesAt(changes, {
    toPayload: ({ careerId, genderId, titleName }: DegreeTitleInput) => ({
      career_id: careerId,
      gender_id: genderId,
      title_name: titleName,
    }),
    created: nothing,
  }),
};
