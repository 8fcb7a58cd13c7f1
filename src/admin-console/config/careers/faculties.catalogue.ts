import type { NamedRow } from '../../../api/catalogues/named-catalogues.ts';
import { resources } from '../../data/resources.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { namedChanges, namedForm, namedTable, nameOf } from '../catalogue/named.catalogue.ts';
import type { facultiesMessages } from './faculties.messages.ts';

export function facultiesCatalogue(
  messages: typeof facultiesMessages.defaults,
): Catalogue<NamedRow, 'name'> {
  return {
    id: 'faculties',
    resource: resources.faculties,
    messages,
    nameOf,
    table: namedTable(messages),
    form: namedForm(messages),
    changes: namedChanges(resources.faculties),
  };
}
