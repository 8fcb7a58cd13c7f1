import {
  type AdditionalField,
  fieldValuesAt,
  officialsOn,
  type Signatory,
  type TermOfOffice,
} from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { Services } from '../calls/services.ts';
import type { Schema } from '../platform/database/schema.ts';
import { pictureData } from './picture-data.ts';

/** The data of the university that documents state beside those of the title. */
export interface DocumentContext {
  readonly university: string;
  /** The address that verifies a title, with `{code}`. */
  readonly verificationPage: string | undefined;
  /** True if a title names the one that it replaces even if that one's name is hidden. */
  readonly printsHiddenNames: boolean;
  readonly officials: readonly (TermOfOffice & Signatory)[];
  readonly fields: readonly AdditionalField[];
}

/** Reads the officials and the additional fields. */
export async function readDocumentContext({
  kysely,
  settings,
}: Pick<Services, 'kysely' | 'settings'>): Promise<DocumentContext> {
  const { university = '', page } = settings.verification;
  return {
    university,
    verificationPage: page,
    printsHiddenNames: settings.printsHiddenNames,
    officials: await readOfficials(kysely),
    fields: await readFields(kysely),
  };
}

/** The officials in office on a day. */
export function signatoriesOn({ officials }: DocumentContext, day: string): readonly Signatory[] {
  return officialsOn(officials, day).map(({ office, name, signature }) => ({
    office,
    name,
    signature,
  }));
}

/** The additional fields of a career and a ceremony. */
export function extraFieldsAt(
  { fields }: DocumentContext,
  careerId: number | undefined,
  ceremonyId: number,
): Readonly<Record<string, string>> {
  return fieldValuesAt(fields, { careerId, ceremonyId });
}

async function readOfficials(kysely: Kysely<Schema>): Promise<DocumentContext['officials']> {
  const rows = await kysely.selectFrom('authorities').selectAll().orderBy('id').execute();
  return rows.map(({ name, office, valid_from, valid_until, signature }) => ({
    name,
    office,
    validFrom: valid_from,
    validUntil: valid_until ?? undefined,
    signature: signature === null ? undefined : pictureData(signature),
  }));
}

async function readFields(kysely: Kysely<Schema>): Promise<DocumentContext['fields']> {
  const rows = await kysely.selectFrom('document_fields').selectAll().orderBy('id').execute();
  return rows.map(({ name, value, career_id, ceremony_id }) => ({
    name,
    value,
    careerId: career_id ?? undefined,
    ceremonyId: ceremony_id ?? undefined,
  }));
}
