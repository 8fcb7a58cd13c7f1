import { type Kysely, sql } from 'kysely';

/** The columns that administrators edit. Other writes, such as those of a sign-in, don't create a new version. */
const changed = {
  faculties: ['name'],
  career_types: ['name'],
  careers: [
    'name',
    'career_type_id',
    'faculty_id',
    'is_active',
    'record_order',
    'assigned_order',
    'folio_order',
  ],
  degree_titles: ['career_id', 'gender_id', 'title_name'],
  users: ['username', 'email', 'full_name', 'role_id', 'is_active'],
};

/** Versions for the catalogues and users. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(changed)) {
    await sql`alter table ${sql.table(table)}
      add column version integer not null default 1`.execute(db);
    await sql`create trigger ${sql.ref(`${table}_version`)}
      before update of ${sql.join(columns.map((column) => sql.ref(column)))} on ${sql.table(table)}
      for each row execute function count_version()`.execute(db);
  }
}
