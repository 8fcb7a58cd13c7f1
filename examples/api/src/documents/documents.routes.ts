import type { On } from '../server/call-routes.ts';
import type { Services } from '../server/services.ts';
import {
  createAuthority,
  deleteAuthority,
  listAuthorities,
  updateAuthority,
} from './authorities.ts';
import {
  createDocumentField,
  deleteDocumentField,
  listDocumentFields,
  updateDocumentField,
} from './document-fields.ts';

export function documentRoutes(on: On, services: Services): void {
  const { kysely } = services;
  on('listAuthorities', () => listAuthorities(kysely));
  on('createAuthority', ({ input, audit }) => createAuthority(services, input, audit));
  on('updateAuthority', ({ target, input, audit }) =>
    updateAuthority(services, target, input, audit),
  );
  on('deleteAuthority', ({ target, audit }) => deleteAuthority(services, target, audit));
  on('listDocumentFields', () => listDocumentFields(kysely));
  on('createDocumentField', ({ input, audit }) => createDocumentField(services, input, audit));
  on('updateDocumentField', ({ target, input, audit }) =>
    updateDocumentField(services, target, input, audit),
  );
  on('deleteDocumentField', ({ target, audit }) => deleteDocumentField(services, target, audit));
}
