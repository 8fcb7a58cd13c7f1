import { type Kysely, sql } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';

/** Selects prints with the reason of another form: null without one, or once it is erased. */
export function selectPrints(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('document_prints as p')
    .leftJoin('print_reasons as r', 'r.print_id', 'p.id')
    .select(
      // Earlier prints have it themselves.
      sql<string | null>`nullif(coalesce(r.reason, p.edition_reason), '')`.as('edition_reason'),
    );
}
