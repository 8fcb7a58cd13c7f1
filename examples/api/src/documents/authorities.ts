import type { AuthorityAnswer, AuthorityInput } from 'birrete/contract';
import { refuseTerm } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { AuditContext } from '../calls/audit-context.ts';
import type { Services } from '../calls/services.ts';
import { recordAudit, recordUpdate } from '../evidence/audit/record-audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { lockTarget } from '../platform/database/stored-row.ts';
import { demand } from '../platform/http/failure.ts';
import type { Target } from '../platform/http/target.ts';
import { pictureData } from './picture-data.ts';
import { fingerprintOf } from './picture-fingerprint.ts';

/** The officials who sign documents: those in office longest first. */
export function listAuthorities(kysely: Kysely<Schema>): Promise<AuthorityAnswer[]> {
  return kysely
    .selectFrom('authorities')
    .select(['id', 'name', 'office', 'valid_from', 'valid_until', 'signature', 'version'])
    .orderBy('valid_from')
    .orderBy('id')
    .execute();
}

/** Adds an official. @throws ApiFailure 422 if the term ends before it begins */
export function createAuthority(
  { kysely }: Services,
  input: AuthorityInput,
  audit: AuditContext,
): Promise<AuthorityAnswer> {
  return kysely.transaction().execute(async (trx) => {
    const row = {
      ...input,
      valid_until: input.valid_until ?? null,
      signature: input.signature ?? null,
    };
    demandTerm(row);
    const { id } = await trx
      .insertInto('authorities')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    const event = { action: 'created', subject: 'authority', subjectId: id };
    await recordAudit(trx, audit, { ...event, after: recorded(row) });
    return readAuthority(trx, id);
  });
}

/** Changes an official; documents printed before stay as they are. */
export function updateAuthority(
  { kysely }: Services,
  target: Target,
  input: AuthorityInput,
  audit: AuditContext,
): Promise<AuthorityAnswer> {
  const { id } = target;
  return kysely.transaction().execute(async (trx) => {
    const before = await lockTarget(trx, 'authorities', target, 'authorityMissing');
    const { valid_until = before.valid_until, signature = before.signature, ...rest } = input;
    const row = { ...rest, valid_until, signature };
    demandTerm(row);
    await trx.updateTable('authorities').set(row).where('id', '=', id).execute();
    await recordUpdate(trx, audit, {
      subject: 'authority',
      subjectId: id,
      before: recorded(before),
      after: recorded(row),
    });
    return readAuthority(trx, id);
  });
}

/** Deletes an official, whose name no further document has. */
export async function deleteAuthority(
  { kysely }: Services,
  target: Target,
  audit: AuditContext,
): Promise<void> {
  const { id } = target;
  await kysely.transaction().execute(async (trx) => {
    const before = await lockTarget(trx, 'authorities', target, 'authorityMissing');
    await trx.deleteFrom('authorities').where('id', '=', id).execute();
    const event = { action: 'deleted', subject: 'authority', subjectId: id };
    await recordAudit(trx, audit, { ...event, before: recorded(before) });
  });
}

type Stored = Omit<AuthorityAnswer, 'id' | 'version'>;

function demandTerm({ valid_from, valid_until }: Stored): void {
  demand(refuseTerm({ validFrom: valid_from, validUntil: valid_until ?? undefined }));
}

/** The trail has the size and hash of the signature in place of its bytes. */
function recorded({ name, office, valid_from, valid_until, signature }: Stored) {
  return {
    name,
    office,
    valid_from,
    valid_until,
    signature: signature && fingerprintOf(pictureData(signature)),
  };
}

function readAuthority(trx: Kysely<Schema>, id: number): Promise<AuthorityAnswer> {
  return trx.selectFrom('authorities').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
