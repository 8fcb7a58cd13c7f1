import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import type { StoredEntry } from '../find-person.ts';

type StoredUser = Selectable<Schema['users']>;

/** An account, or what the audit trail still has of one that was deleted. */
export interface FoundAccount {
  readonly id: number;
  /** Undefined if the account was deleted. */
  readonly user: StoredUser | undefined;
  /** The entries about the account: its creation, changes and sign-ins. */
  readonly entries: readonly StoredEntry[];
}

/** Finds an account by username, e-mail or number; one that was deleted by its number alone. */
export async function findAccount(
  kysely: Kysely<Schema>,
  name: string,
): Promise<FoundAccount | undefined> {
  const key = name.trim().normalize('NFC').toLowerCase();
  const number = /^\d{1,9}$/.test(key) ? Number(key) : 0;
  const user = await kysely
    .selectFrom('users')
    .select('id')
    .where(({ eb, or }) =>
      or([eb('username_key', '=', key), eb('email_key', '=', key), eb('id', '=', number)]),
    )
    .orderBy(sql`username_key = ${key}`, 'desc')
    .executeTakeFirst();
  const account = await readAccount(kysely, user?.id ?? number);
  return account.user === undefined && account.entries.length === 0 ? undefined : account;
}

/** Reads an account by its number. In a transaction, it is locked. */
export async function readAccount(kysely: Kysely<Schema>, id: number): Promise<FoundAccount> {
  const query = kysely.selectFrom('users').selectAll().where('id', '=', id);
  const user = await (kysely.isTransaction ? query.forUpdate() : query).executeTakeFirst();
  const entries = await kysely
    .selectFrom('audit_entries')
    .selectAll()
    .where('subject', '=', 'user')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
  return { id, user, entries };
}
