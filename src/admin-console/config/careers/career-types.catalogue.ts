import {
  createCareerType,
  deleteCareerType,
  updateCareerType,
} from '../../../api/career-types/change-career-type.ts';
import { type CareerType, listCareerTypes } from '../../../api/career-types/list-career-types.ts';
import { isSameText } from '../../../domain/text/text-fold.ts';
import { beginCreateOnce } from '../../data/create-once.ts';
import { resources } from '../../data/resources.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { namedForm, namedTable, nameOf } from '../catalogue/named.catalogue.ts';
import type { careerTypesMessages } from './career-types.messages.ts';

export function careerTypesCatalogue(
  words: typeof careerTypesMessages.defaults,
): Catalogue<CareerType, 'name'> {
  return {
    id: 'careerTypes',
    resource: resources.careerTypes,
    words,
    nameOf,
    table: namedTable(words),
    form: namedForm(words),
    changes: {
      beginCreate: () =>
        beginCreateOnce({
          read: listCareerTypes,
          send: createCareerType,
          isSame: (row, { name }) => isSameText(row.name, name),
        }),
      update: (api, { id }, values) => updateCareerType(api, id, values),
      remove: deleteCareerType,
    },
  };
}
