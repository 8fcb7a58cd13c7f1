import type { IsoDate } from 'birrete/rules';
import { createDemoUniversity } from 'birrete/testing/university';
import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import type { PasswordHasher } from '#platform/passwords/password.ts';
import { demoPassword } from './demo-access.ts';
import { insertDemoRows } from './insert-demo-rows.ts';
import { recordDemoActivity } from './record-demo-activity.ts';

export interface DemoOptions {
  /** The dates of ceremonies are relative to this day. All other data are always the same. */
  readonly today: IsoDate;
  readonly passwords: PasswordHasher;
  readonly now: Date;
}

/**
 * Fills an empty database with the demo university: 24 pending and 156 confirmed applications, 3 open ceremonies, 142
 * issued titles.
 *
 * @returns whether it stored anything. It does nothing if the database has a user or a faculty, or if another process
 *   fills it at the same time.
 */
export async function seedDemo(kysely: Kysely<Schema>, options: DemoOptions): Promise<boolean> {
  if (await hasData(kysely)) return false;
  const university = createDemoUniversity({ today: options.today });
  const passwordHash = await options.passwords.hash(demoPassword);
  return kysely.transaction().execute(async (trx) => {
    await trx.selectFrom('genders').select('id').orderBy('id').forUpdate().execute();
    if (await hasData(trx)) return false;
    await insertDemoRows(trx, university, { passwordHash, now: options.now });
    await recordDemoActivity(trx);
    return true;
  });
}

async function hasData(kysely: Kysely<Schema>): Promise<boolean> {
  const user = await kysely.selectFrom('users').select('id').limit(1).executeTakeFirst();
  const faculty = await kysely.selectFrom('faculties').select('id').limit(1).executeTakeFirst();
  return user !== undefined || faculty !== undefined;
}
