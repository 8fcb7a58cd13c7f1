import type { NamedRow } from '../../../api/catalogues/named-catalogues.ts';
import { resources } from '../../data/resources.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { namedChanges, namedForm, namedTable, nameOf } from '../catalogue/named.catalogue.ts';
import type { careerTypesMessages } from './career-types.messages.ts';

export function careerTypesCatalogue(
  messages: typeof careerTypesMessages.defaults,
): Catalogue<NamedRow, 'name'> {
  return {
    id: 'careerTypes',
    resource: resources.careerTypes,
    messages,
    nameOf,
    table: namedTable(messages),
    form: namedForm(messages),
    changes: namedChanges(resources.careerTypes),
  };
}
