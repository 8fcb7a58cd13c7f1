import {
  createFaculty,
  deleteFaculty,
  updateFaculty,
} from '../../../api/faculties/change-faculty.ts';
import { type Faculty, listFaculties } from '../../../api/faculties/list-faculties.ts';
import { isSameText } from '../../../domain/text/text-fold.ts';
import { beginCreateOnce } from '../../data/create-once.ts';
import { resources } from '../../data/resources.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { namedForm, namedTable, nameOf } from '../catalogue/named.catalogue.ts';
import type { facultiesMessages } from './faculties.messages.ts';

export function facultiesCatalogue(
  words: typeof facultiesMessages.defaults,
): Catalogue<Faculty, 'name'> {
  return {
    id: 'faculties',
    resource: resources.faculties,
    words,
    nameOf,
    table: namedTable(words),
    form: namedForm(words),
    changes: {
      beginCreate: () =>
        beginCreateOnce({
          read: listFaculties,
          send: createFaculty,
          isSame: (row, { name }) => isSameText(row.name, name),
        }),
      update: (api, { id }, values) => updateFaculty(api, id, values),
      remove: deleteFaculty,
    },
  };
}
