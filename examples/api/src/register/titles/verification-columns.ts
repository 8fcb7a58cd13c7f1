import { type RawBuilder, sql } from 'kysely';
import type { VerificationSettings } from '#platform/settings/verification-settings.ts';

/** The additional columns of a title, whose code is in the row `k`. */
export function verificationColumns({
  page = '',
}: VerificationSettings): Readonly<Record<string, RawBuilder<unknown>>> {
  return {
    verification_code: sql.ref('k.code'),
    // `formatVerificationCode` in SQL, because the database writes the rows of the list.
    verification_url: sql`replace(nullif(${page}::text, ''), '{code}',
      regexp_replace(k.code, '^(.{4})(.{4})(.{4})$', '\\1-\\2-\\3'))`,
  };
}
