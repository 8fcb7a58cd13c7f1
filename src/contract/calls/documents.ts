import { authorityAnswer } from '../answers/authority.ts';
import { documentFieldAnswer } from '../answers/document-field.ts';
import type { Call } from '../call.ts';
import { authorityInput } from '../inputs/authority.ts';
import { documentFieldInput } from '../inputs/document-field.ts';
import { catalogueCalls } from './catalogue-calls.ts';

const extra = { extra: 'documents' } as const;

const authorities = catalogueCalls({
  one: 'an official',
  many: 'officials who sign documents',
  input: authorityInput,
  update: authorityInput,
  row: authorityAnswer,
  created: authorityAnswer,
  done: {
    created: 'Autoridad creada exitosamente',
    updated: 'Autoridad actualizada exitosamente',
    deleted: 'Autoridad eliminada exitosamente',
  },
  refusals: { save: ['authorityTerm'], missing: 'authorityMissing', deletion: [] },
});

const documentFields = catalogueCalls({
  one: 'an additional field of documents',
  many: 'additional fields of documents',
  input: documentFieldInput,
  update: documentFieldInput,
  row: documentFieldAnswer,
  created: documentFieldAnswer,
  done: {
    created: 'Campo adicional creado exitosamente',
    updated: 'Campo adicional actualizado exitosamente',
    deleted: 'Campo adicional eliminado exitosamente',
  },
  refusals: {
    save: ['careerUnknown', 'ceremonyUnknown', 'documentFieldDuplicate'],
    missing: 'documentFieldMissing',
    deletion: [],
  },
});

/** The data of documents, and their prints. */
export const documentCalls = {
  listAuthorities: { ...authorities.list, ...extra },
  createAuthority: { ...authorities.create, ...extra },
  updateAuthority: { ...authorities.update, ...extra },
  deleteAuthority: { ...authorities.remove, ...extra },
  listDocumentFields: { ...documentFields.list, ...extra },
  createDocumentField: { ...documentFields.create, ...extra },
  updateDocumentField: { ...documentFields.update, ...extra },
  deleteDocumentField: { ...documentFields.remove, ...extra },
} as const satisfies Record<string, Call>;
