import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import type { PasswordHasher } from '#platform/passwords/password.ts';

/** The demo administrator's e-mail. The host prints it with the password. */
export const demoAdministrator = 'admin@universidad.edu';

/** The password of all demo users. */
export const demoPassword = 'birrete-demo';

/** The e-mails of all demo users. */
export const demoEmails: readonly string[] = [
  demoAdministrator,
  'registro@universidad.edu',
  'consulta@universidad.edu',
  'carmen.ordonez@universidad.edu',
];

/**
 * Refuses a database whose users can sign in with the public demo password.
 *
 * @throws Error with a message that says what to do.
 */
export async function refuseDemoPassword(
  kysely: Kysely<Schema>,
  passwords: PasswordHasher,
): Promise<void> {
  const users = await kysely
    .selectFrom('users')
    .select('password_hash')
    .distinct()
    .where('email_key', 'in', demoEmails)
    .where('is_active', '=', true)
    .execute();
  for (const { password_hash } of users) {
    if (!(await passwords.verify(demoPassword, password_hash))) continue;
    throw new Error(
      'The database contains demo data, whose administrator has a published password. ' +
        'Choose another database (BIRRETE_DATA or DATABASE_URL), or set BIRRETE_DEMO=1',
    );
  }
}
