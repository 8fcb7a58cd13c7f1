import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { hashContent, hashEntry } from '#platform/seals/hashes.ts';
import { lastingColumns, sealedAction, sealRows } from '#platform/seals/seals.ts';

/**
 * The audit trail proves issued titles, and its personal data can't be erased before five years. What exists is sealed in
 * one entry: the titles, the entries older than the chain, and the entries whose personal data were erased already.
 *
 * The hashes come from the functions that verify them. They can never change, so that the migration may use them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
  await sealExisting(db);
}

const statements = [
  sql`alter table audit_entries add column seals jsonb`,
  // Allows only the erasure of all personal data of an entry, and only after the retention period.
  sql`create or replace function guard_audit_entry() returns trigger language plpgsql as $$
    begin
      if old.at < now() - interval '5 years'
        and new.actor_name = '' and new.address is null and new.before is null
        and new.after is null and new.salt is null
        and (new.id, new.at, new.actor_id, new.action, new.subject, new.subject_id, new.request_id,
          new.position, new.content_hash, new.hash, new.seals)
        is not distinct from
          (old.id, old.at, old.actor_id, old.action, old.subject, old.subject_id, old.request_id,
          old.position, old.content_hash, old.hash, old.seals)
      then return new; end if;
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end $$`,
  // An older version that still runs would write entries outside of the chain, and titles without a proof. It answers
  // 503 to this code.
  sql`create function guard_new_audit_entry() returns trigger language plpgsql as $$
    begin
      if new.position is not null and (new.action <> 'titles-issued' or new.seals is not null)
      then return new; end if;
      raise exception 'An older version wrote this entry' using errcode = 'cannot_connect_now';
    end $$`,
  sql`create trigger audit_entries_complete before insert on audit_entries
    for each row execute function guard_new_audit_entry()`,
];

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

const pageSize = 1_000;

async function sealExisting(db: Kysely<unknown>): Promise<void> {
  const titles: Record<string, string> = {};
  let count = 0;
  for await (const rows of pagesOf(db, 'issued_titles')) {
    Object.assign(titles, sealRows(rows));
    count += rows.length;
  }
  const unchained = await sql<Row & Parameters<typeof lastingColumns>[0]>`
    select * from audit_entries where position is null order by id`.execute(db);
  const erased = await sql<{ position: number; content_hash: string }>`
    select position, content_hash from audit_entries
    where position is not null and salt is null and at >= now() - interval '5 years' - interval '2 days'
    order by position`.execute(db);
  if (count + unchained.rows.length + erased.rows.length === 0) return;
  const seals = {
    issued_titles: titles,
    audit_entries: sealRows(unchained.rows.map((row) => ({ ...lastingColumns(row), id: row.id }))),
    erased_entries: Object.fromEntries(
      erased.rows.map(({ position, content_hash }) => [String(position), content_hash]),
    ),
  };
  await append(db, seals, { titles: count, entries: unchained.rows.length });
}

async function* pagesOf(db: Kysely<unknown>, table: string): AsyncGenerator<readonly Row[]> {
  for (let last = 0; ; ) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where id > ${last} order by id limit ${pageSize}`.execute(
      db,
    );
    yield rows;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < pageSize) return;
  }
}

async function append(db: Kysely<unknown>, seals: object, after: object): Promise<void> {
  const head = await sql<{ entries: number; hash: string }>`
    update audit_head set entries = entries + 1 returning entries, hash`.execute(db);
  const [{ entries: position, hash: previous } = { entries: 0, hash: '' }] = head.rows;
  const salt = randomBytes(16).toString('base64url');
  const personal = { actorName: 'migration', address: null, before: null, after };
  const lasting = {
    position,
    at: new Date(),
    actorId: null,
    action: sealedAction,
    subject: 'register',
    subjectId: 'all',
    requestId: null,
    seals,
  };
  const contentHash = hashContent(personal, salt);
  const hash = hashEntry(previous, lasting, contentHash);
  await sql`insert into audit_entries
    (at, actor_name, action, subject, subject_id, after, seals, position, salt, content_hash, hash)
    values (${lasting.at}, ${personal.actorName}, ${lasting.action}, ${lasting.subject},
      ${lasting.subjectId}, ${JSON.stringify(after)}, ${JSON.stringify(seals)}, ${position}, ${salt},
      ${contentHash}, ${hash})`.execute(db);
  await sql`update audit_head set hash = ${hash}`.execute(db);
}
