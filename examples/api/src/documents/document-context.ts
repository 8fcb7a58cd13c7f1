import {
  type AdditionalField,
  fieldValuesAt,
  type IdentityNumberStyle,
  officialsOn,
  type SealedOfficial,
  type Signatory,
  type TermOfOffice,
} from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { Services } from '../calls/services.ts';
import type { Schema } from '../platform/database/schema.ts';
import { pictureData } from './picture-data.ts';
import { fingerprintOf } from './picture-fingerprint.ts';

/** The data of the university that documents state beside those of the title. */
export interface DocumentContext {
  readonly university: string;
  /** The address that verifies a title, with `{code}`. */
  readonly verificationPage: string | undefined;
  /** The printed style of identity numbers. */
  readonly idNumberStyle: IdentityNumberStyle;
  readonly officials: readonly (TermOfOffice & SealedOfficial)[];
  /** The pictures of their signatures in base64, by the SHA-256. */
  readonly signatures: ReadonlyMap<string, string>;
  readonly fields: readonly AdditionalField[];
}

/** Reads the officials and the additional fields. */
export async function readDocumentContext({
  kysely,
  settings,
}: {
  readonly kysely: Kysely<Schema>;
  readonly settings: {
    readonly verification: Pick<Services['settings']['verification'], 'university' | 'page'>;
    readonly idNumberStyle: IdentityNumberStyle;
  };
}): Promise<DocumentContext> {
  const { university = '', page } = settings.verification;
  return {
    university,
    verificationPage: page,
    idNumberStyle: settings.idNumberStyle,
    ...(await readOfficials(kysely)),
    fields: await readFields(kysely),
  };
}

/** The officials in office on a day who sign for a faculty, as its titles name them. */
export function sealedOfficialsOn(
  { officials }: Pick<DocumentContext, 'officials'>,
  day: string,
  facultyId: number | undefined,
): readonly SealedOfficial[] {
  return officialsOn(officials, day, facultyId).map((official) => ({
    office: official.office,
    name: official.name,
    signature: official.signature,
    ...(official.facultyId !== undefined && { ofFaculty: true }),
  }));
}

/** The officials in office on a day who sign for all faculties, with their signatures. */
export function signatoriesOn(context: DocumentContext, day: string): readonly Signatory[] {
  return sealedOfficialsOn(context, day, undefined).map(({ signature, office, name }) => ({
    office,
    name,
    signature: signature === null ? undefined : context.signatures.get(signature),
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

async function readOfficials(
  kysely: Kysely<Schema>,
): Promise<Pick<DocumentContext, 'officials' | 'signatures'>> {
  const rows = await kysely.selectFrom('authorities').selectAll().orderBy('id').execute();
  const signatures = new Map<string, string>();
  const officials = rows.map(
    ({ name, office, faculty_id, valid_from, valid_until, signature: url }) => {
      const data = url === null ? undefined : pictureData(url);
      const signature = data === undefined ? null : fingerprintOf(data).sha256;
      if (signature !== null && data !== undefined) signatures.set(signature, data);
      return {
        name,
        office,
        facultyId: faculty_id ?? undefined,
        validFrom: valid_from,
        validUntil: valid_until ?? undefined,
        signature,
      };
    },
  );
  return { officials, signatures };
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
