import * as extraPaths from '#contract/paths/extra-paths.ts';
import { changesAt } from '../changes-at.ts';
import { rowsAt } from '../rows-at.ts';
import { nothing } from '../wire/answer.ts';
import { identifier, optionalIdentifier, optionalText, textOrEmpty } from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';

/** A complete and valid additional field from the form. */
export interface DocumentFieldInput {
  readonly name: string;
  readonly value: string;
  /** Undefined for all careers. */
  readonly careerId: number | undefined;
  /** Undefined for all ceremonies. */
  readonly ceremonyId: number | undefined;
}

const changes = {
  create: extraPaths.createDocumentField,
  update: extraPaths.updateDocumentField,
  remove: extraPaths.deleteDocumentField,
} as const;

/** The keys of an additional field's body. */
export const documentFieldKeys = {
  name: 'name',
  value: 'value',
  career: 'career_id',
  ceremony: 'ceremony_id',
} as const;

const documentField = rowOf({
  id: [identifier, 'id'],
  name: [textOrEmpty, 'name'],
  value: [textOrEmpty, 'value'],
  careerId: [optionalIdentifier, 'career_id'],
  careerName: [optionalText, 'career_name'],
  ceremonyId: [optionalIdentifier, 'ceremony_id'],
  ceremonyName: [optionalText, 'ceremony_name'],
  version: [optionalText, 'version'],
});

/** The texts that templates insert. Only for servers that offer 'documents'. */
export const documentFields = {
  list: rowsAt(extraPaths.listDocumentFields, documentField, 'message'),
  ...changesAt(changes, {
    toPayload: ({ name, value, careerId, ceremonyId }: DocumentFieldInput) => ({
      [documentFieldKeys.name]: name,
      [documentFieldKeys.value]: value,
      [documentFieldKeys.career]: careerId ?? null,
      [documentFieldKeys.ceremony]: ceremonyId ?? null,
    }),
    created: nothing,
  }),
};
