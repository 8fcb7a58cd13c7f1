import { formatApplicationCode } from 'birrete/rules';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

export type ApplicationCode = {
  application_code: string;
  code_year: number;
  code_number: number;
};

/**
 * Takes the next code of a year, in the transaction that stores the application. The counter's row is locked until it
 * ends, and a rollback frees the number, so there is neither duplicate nor gap. Call it last, because other
 * applications wait meanwhile.
 */
export async function takeApplicationCode(
  trx: Kysely<Schema>,
  year: number,
): Promise<ApplicationCode> {
  const { last_number } = await trx
    .insertInto('application_code_counters')
    .values({ year, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .column('year')
        .doUpdateSet({ last_number: sql`application_code_counters.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return {
    application_code: formatApplicationCode(year, last_number),
    code_year: year,
    code_number: last_number,
  };
}
