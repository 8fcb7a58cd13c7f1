import {
  createCareerType,
  deleteCareerType,
  updateCareerType,
} from '../../../api/career-types/change-career-type.ts';
import { type CareerType, listCareerTypes } from '../../../api/career-types/list-career-types.ts';
import { isSameText } from '../../../domain/text/text-fold.ts';
import { queryKeys } from '../../data/query-keys.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { beginCreation } from '../catalogue/catalogue-creation.ts';
import { namedParts } from '../catalogue/named.catalogue.ts';
import type { careerTypesMessages } from './career-types.messages.ts';

/** The career types. Their names stand in the careers too. */
export function careerTypesCatalogue(
  words: typeof careerTypesMessages.defaults,
): Catalogue<CareerType, 'name'> {
  return {
    ...namedParts(words),
    id: 'careerTypes',
    words,
    listKey: queryKeys.careerTypes,
    read: listCareerTypes,
    dependents: [queryKeys.careers],
    beginCreate: () =>
      beginCreation({
        read: listCareerTypes,
        send: createCareerType,
        isSame: (row, { name }) => isSameText(row.name, name),
      }),
    update: (api, { id }, values) => updateCareerType(api, id, values),
    remove: deleteCareerType,
  };
}
