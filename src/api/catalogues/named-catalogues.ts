import { changesAt } from '../endpoints.ts';
import { rowsAt } from '../rows-at.ts';
import { nothing } from '../wire/answer.ts';
import { identifier, textOrEmpty } from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';

/** A row that is a name and nothing else. One without a name can still be mended (docs/decisions/0005). */
export interface NamedRow {
  readonly id: number;
  /** '' when the server sends none. */
  readonly name: string;
}

interface NamedInput {
  readonly name: string;
}

/** @param idNames what the id goes by on the wire */
function namedRowsAt(path: string, ...idNames: readonly string[]) {
  const row = rowOf({ id: [identifier, ...idNames], name: [textOrEmpty, 'name'] });
  return {
    list: rowsAt(path, row, 'message'),
    ...changesAt(path, { toPayload: ({ name }: NamedInput) => ({ name }), created: nothing }),
  };
}

/** The faculties, to which careers belong. A server refuses to delete one that has careers. */
export const faculties = namedRowsAt('/api/faculties', 'id', 'faculty_id');

/** The kinds of career: undergraduate, postgraduate… A server refuses to delete one that careers are of. */
export const careerTypes = namedRowsAt('/api/career_types', 'career_type_id', 'id');
