import type { CallPath } from '#contract/paths/call-path.ts';
import * as paths from '#contract/paths/paths.ts';
import { type ChangeCalls, changesAt } from '../changes-at.ts';
import { rowsAt } from '../rows-at.ts';
import { nothing } from '../wire/answer.ts';
import { identifier, textOrEmpty } from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';

/** A row that consists of a name. A row without one can still be edited (docs/decisions/0005). */
export interface NamedRow {
  readonly id: number;
  /** '' when the server sends none. */
  readonly name: string;
}

interface NamedInput {
  readonly name: string;
}

/** @param idNames names that servers use for the id */
function namedRowsAt(list: CallPath, changes: ChangeCalls, ...idNames: readonly string[]) {
  const row = rowOf({ id: [identifier, ...idNames], name: [textOrEmpty, 'name'] });
  return {
    list: rowsAt(list, row, 'message'),
    ...changesAt(changes, { toPayload: ({ name }: NamedInput) => ({ name }), created: nothing }),
  };
}

/** The faculties. The server declines to delete a faculty that has careers. */
export const faculties = namedRowsAt(
  paths.listFaculties,
  { create: paths.createFaculty, update: paths.updateFaculty, remove: paths.deleteFaculty },
  'id',
  'faculty_id',
);

/** The career types: undergraduate, postgraduate… The server declines to delete a type that careers use. */
export const careerTypes = namedRowsAt(
  paths.listCareerTypes,
  {
    create: paths.createCareerType,
    update: paths.updateCareerType,
    remove: paths.deleteCareerType,
  },
  'career_type_id',
  'id',
);
