import {
  createFaculty,
  deleteFaculty,
  updateFaculty,
} from '../../../api/faculties/change-faculty.ts';
import { type Faculty, listFaculties } from '../../../api/faculties/list-faculties.ts';
import { isSameText } from '../../../domain/text/text-fold.ts';
import { queryKeys } from '../../data/query-keys.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { beginCreation } from '../catalogue/catalogue-creation.ts';
import { namedParts } from '../catalogue/named.catalogue.ts';
import type { facultiesMessages } from './faculties.messages.ts';

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
    beginCreate: () =>
      beginCreation({
        read: listFaculties,
        send: createFaculty,
        isSame: (row, { name }) => isSameText(row.name, name),
      }),
    update: (api, { id }, values) => updateFaculty(api, id, values),
    remove: deleteFaculty,
  };
}
