import {
  createCareerType,
  deleteCareerType,
  updateCareerType,
} from '../../api/career-types/change-career-type.ts';
import { type CareerType, listCareerTypes } from '../../api/career-types/list-career-types.ts';
import type { careerTypesMessages } from './career-types.messages.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogueKeys } from './catalogue-keys.ts';
import { namedParts } from './named.catalogue.ts';

/** The career types. Their names stand in the careers too. */
export function careerTypesCatalogue(
  words: typeof careerTypesMessages.defaults,
): Catalogue<CareerType, 'name'> {
  return {
    ...namedParts(words),
    id: 'careerTypes',
    words,
    listKey: catalogueKeys.careerTypes,
    read: listCareerTypes,
    dependents: [catalogueKeys.careers],
    beginCreate: () => async (api, values) => {
      await createCareerType(api, values);
      return { status: 'done' };
    },
    update: (api, { id }, values) => updateCareerType(api, id, values),
    remove: deleteCareerType,
  };
}
