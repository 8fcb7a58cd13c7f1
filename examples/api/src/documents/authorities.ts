import type { AuthorityAnswer, AuthorityInput } from 'birrete/contract';
import { refuseFaculty, refuseTerm } from 'birrete/rules';
import type { Insertable, Kysely } from 'kysely';
import type { AuditedTable } from '../evidence/audit/audited-table.ts';
import type { Schema } from '../platform/database/schema.ts';
import { hasReference } from '../platform/database/stored-row.ts';
import { demand, refuse } from '../platform/http/failure.ts';
import { pictureData } from './picture-data.ts';
import { fingerprintOf } from './picture-fingerprint.ts';
import { checkPicture } from './render/check-picture.ts';

/** The officials who sign documents: those in office longest first. */
export function listAuthorities(kysely: Kysely<Schema>): Promise<AuthorityAnswer[]> {
  return selectAuthorities(kysely).orderBy('a.valid_from').orderBy('a.id').execute();
}

/** The officials. Documents that are printed stay as they are when an official changes. */
export const authorityTable: AuditedTable<'authorities', AuthorityInput, AuthorityAnswer> = {
  table: 'authorities',
  subject: 'authority',
  missing: 'authorityMissing',
  check: demandSignature,
  columns: async (input, { trx, before }) => {
    const {
      faculty_id = before?.faculty_id ?? null,
      valid_until = before?.valid_until ?? null,
      signature = before?.signature ?? null,
    } = input;
    demand(refuseTerm({ validFrom: input.valid_from, validUntil: valid_until ?? undefined }));
    demand(
      refuseFaculty(faculty_id === null || (await hasReference(trx, 'faculties', faculty_id))),
    );
    return { ...input, faculty_id, valid_until, signature };
  },
  recordedInput: (_, columns) => recorded(columns),
  recordedRow: recorded,
  read: (trx, id) => selectAuthorities(trx).where('a.id', '=', id).executeTakeFirstOrThrow(),
};

/** Refuses a signature that can't be printed. @throws ApiFailure 422 with the reason */
async function demandSignature({ signature }: Pick<AuthorityInput, 'signature'>): Promise<void> {
  if (signature == null) return;
  const refused = await checkPicture({ type: 'image/png', data: pictureData(signature) });
  if (refused === undefined) return;
  const { reason, detail = '' } = refused;
  throw refuse({ id: 'authoritySignatureRefused', values: { reason, detail } });
}

function selectAuthorities(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('authorities as a')
    .leftJoin('faculties', 'faculties.id', 'a.faculty_id')
    .select(['a.id', 'a.name', 'a.office', 'a.faculty_id', 'faculties.name as faculty_name'])
    .select(['a.valid_from', 'a.valid_until', 'a.signature', 'a.version']);
}

/** The trail has the size and hash of the signature in place of its bytes. */
function recorded({
  name,
  office,
  faculty_id = null,
  valid_from,
  valid_until = null,
  signature = null,
}: Insertable<Schema['authorities']>) {
  return {
    name,
    office,
    faculty_id,
    valid_from,
    valid_until,
    signature: signature && fingerprintOf(pictureData(signature)),
  };
}
