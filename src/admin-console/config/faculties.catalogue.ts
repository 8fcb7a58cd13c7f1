import { createFaculty, deleteFaculty, updateFaculty } from '../../api/faculties/change-faculty.ts';
import { type Faculty, listFaculties } from '../../api/faculties/list-faculties.ts';
import { queryKeys } from '../data/query-keys.ts';
import type { Catalogue } from './catalogue.ts';
import type { facultiesMessages } from './faculties.messages.ts';
import { namedParts } from './named.catalogue.ts';

/** The faculties. Their names stand in the careers too. */
export function facultiesCatalogue(
  words: typeof facultiesMessages.defaults,
): Catalogue<Faculty, 'name'> {
  return {
    ...namedParts(words),
    id: 'faculties',
    words,
    listKey: queryKeys.faculties,
    read: listFaculties,
    dependents: [queryKeys.careers],
    beginCreate: () => async (api, values) => {
      await createFaculty(api, values);
      return { status: 'done' };
    },
    update: (api, { id }, values) => updateFaculty(api, id, values),
    remove: deleteFaculty,
  };
}
