import { type Kysely, sql } from 'kysely';

/** Failed sign-ins by account, and known devices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  // Unlogged like the throttles: a crash may empty it.
  sql`create unlogged table sign_in_failures (
    bucket text primary key,
    failures integer not null,
    free_at timestamptz not null,
    forget_at timestamptz not null
  )`,
  sql`create index sign_in_failures_by_age on sign_in_failures (forget_at)`,
  sql`create table known_devices (
    device_hash text not null,
    user_id integer not null references users (id) on delete cascade,
    seen_at timestamptz not null,
    primary key (device_hash, user_id)
  )`,
  sql`create index known_devices_by_user on known_devices (user_id)`,
  sql`create index known_devices_by_age on known_devices (seen_at)`,
];
