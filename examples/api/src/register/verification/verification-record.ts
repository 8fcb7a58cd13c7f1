import type { TitleVerificationsAnswer } from 'birrete/contract';
import { type Kysely, sql } from 'kysely';
import type { Services } from '#calls/services.ts';
import { sqlState } from '#platform/database/database-failure.ts';
import type { Schema } from '#platform/database/schema.ts';
import { refuse } from '#platform/http/failure.ts';

/** Counts a verification of a title. A database that is read-only counts none, and verifies all the same. */
export async function countVerification(
  { kysely, log }: Pick<Services, 'kysely' | 'log'>,
  titleId: number,
): Promise<void> {
  try {
    await sql`
      insert into title_verifications (title_id, verifications) values (${titleId}, 1)
      on conflict (title_id) do update set verifications = title_verifications.verifications + 1`.execute(
      kysely,
    );
  } catch (error) {
    log.warn({ sqlState: sqlState(error), titleId }, 'a verification was not counted');
  }
}

/** The number of verifications of a title since the server counts them. @throws ApiFailure 404 */
export async function readTitleVerifications(
  kysely: Kysely<Schema>,
  titleId: number,
): Promise<TitleVerificationsAnswer> {
  const row = await kysely
    .selectFrom('issued_titles as t')
    .leftJoin('title_verifications as v', 'v.title_id', 't.id')
    .select('v.verifications')
    .where('t.id', '=', titleId)
    .executeTakeFirst();
  if (row === undefined) throw refuse('titleMissing');
  return { count: Number(row.verifications ?? 0) };
}
