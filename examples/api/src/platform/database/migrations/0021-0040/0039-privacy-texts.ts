import { type Kysely, sql } from 'kysely';

/** The published texts about the use of personal data, which nobody changes or deletes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table privacy_texts (
      version text primary key check (length(version) between 1 and 100),
      content text not null,
      content_sha256 text not null check (content_sha256 ~ '^[0-9a-f]{64}$'),
      published_at timestamptz not null
    )`.execute(db);
  await sql`create trigger privacy_texts_keep
    before update or delete or truncate on privacy_texts
    for each statement execute function refuse_change()`.execute(db);
}
