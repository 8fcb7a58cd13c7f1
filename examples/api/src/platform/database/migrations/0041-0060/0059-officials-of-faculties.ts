import { type Kysely, sql } from 'kysely';

/** Officials who sign only the titles of a faculty, such as its dean. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table authorities
    add column faculty_id integer references faculties (id)`.execute(db);
  await sql`create index authorities_by_faculty on authorities (faculty_id)`.execute(db);
}
