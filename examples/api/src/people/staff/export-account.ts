import { type Kysely, sql } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import { recordAudit } from '#evidence/audit/record-audit.ts';
import type { Schema } from '#platform/database/schema.ts';
import type { FoundAccount } from './find-account.ts';
import { exportOffices, findOffices } from './offices.ts';

/**
 * Collects everything that is stored about a user, for a request of access or portability. The values of their acts are left
 * out: they are data of graduates. The export is recorded.
 */
export function exportAccount(
  kysely: Kysely<Schema>,
  account: FoundAccount,
  audit: AuditContext,
): Promise<object> {
  return kysely.transaction().execute(async (trx) => {
    const { id, user } = account;
    const found = {
      account_number: id,
      exported_at: audit.at,
      account: user === undefined ? null : withoutSecrets(user),
      ...(await readAccess(trx, id)),
      account_history: account.entries.map((entry) => describeEntry(entry, id)),
      acts: await readActs(trx, id),
      prints: await readPrints(trx, id),
      handovers: await readHandovers(trx, id),
      corrections: user === undefined ? [] : await readCorrections(trx, user.full_name),
      official: await exportOffices(
        trx,
        user === undefined ? [] : await findOffices(trx, user.full_name),
      ),
    };
    await recordAudit(trx, audit, {
      action: 'account-exported',
      subject: 'person',
      subjectId: 'export',
      after: { account: id },
    });
    return found;
  });
}

function withoutSecrets({
  password_hash,
  username_key,
  email_key,
  ...user
}: NonNullable<FoundAccount['user']>) {
  return user;
}

/** The ways into the account. */
async function readAccess(trx: Kysely<Schema>, id: number) {
  return {
    sessions: await trx
      .selectFrom('sessions')
      .select(['created_at', 'seen_at', 'expires_at', 'address', 'user_agent', 'opened_by'])
      .where('user_id', '=', id)
      .execute(),
    passkeys: await trx
      .selectFrom('passkeys')
      .select(['name', 'credential_id', 'public_key', 'created_at', 'used_at'])
      .where('user_id', '=', id)
      .execute(),
    identities: await trx
      .selectFrom('openid_identities')
      .select(['issuer', 'subject', 'created_at'])
      .where('user_id', '=', id)
      .execute(),
    known_devices: await trx
      .selectFrom('known_devices')
      .select(['seen_at', 'signed_out_at'])
      .where('user_id', '=', id)
      .execute(),
  };
}

/** An entry about the account. The address is that of the user only if they acted. */
function describeEntry(
  { at, action, actor_id, address, before, after }: FoundAccount['entries'][number],
  id: number,
) {
  const isOwn = actor_id === id;
  const by = isOwn ? 'self' : 'administrator';
  return { at, action, by, ...(isOwn && { address }), before, after };
}

/** The acts of a user, also those that wait for the chain. */
async function readActs(trx: Kysely<Schema>, id: number) {
  const { rows } = await sql<object>`
    select at, action, subject, subject_id, actor_name, address from audit_entries
    where actor_id = ${id}
    union all select at, action, subject, subject_id, actor_name, address from audit_waiting
    where actor_id = ${id}
    order by at`.execute(trx);
  return rows;
}

function readPrints(trx: Kysely<Schema>, id: number) {
  return trx
    .selectFrom('document_prints')
    .select(['title_id', 'ceremony_id', 'kind', 'copy', 'printed_at', 'printed_by_name'])
    .where('printed_by', '=', id)
    .orderBy('id')
    .execute();
}

function readHandovers(trx: Kysely<Schema>, id: number) {
  return trx
    .selectFrom('handovers')
    .select(['title_id', 'kind', 'recorded_at', 'recorded_by_name'])
    .where('recorded_by', '=', id)
    .orderBy('id')
    .execute();
}

/** Corrections and reviews have the name of the user alone. */
async function readCorrections(trx: Kysely<Schema>, name: string) {
  const corrections = await trx
    .selectFrom('title_entries')
    .select(['title_id', 'kind', 'created_at', 'entered_by'])
    .where('entered_by', '=', name)
    .orderBy('id')
    .execute();
  const holds = await trx
    .selectFrom('title_holds')
    .select(['title_id', 'kind', 'created_at', 'entered_by'])
    .where('entered_by', '=', name)
    .orderBy('id')
    .execute();
  return [...corrections, ...holds];
}
