import { sql } from 'kysely';
import { countRows } from '#platform/database/stored-row.ts';
import { eraseApplications } from '../erase-person.ts';
import type { StoredApplication } from '../find-person.ts';
import type { Expiry } from './expiry.ts';
import type { RetentionRule } from './retention-terms.messages.ts';

type ApplicationRule = Extract<RetentionRule, { kind: 'applications' }>;

/** Applications without a title. Blocked ones are stored for the people concerned, and never expire. */
export function expiredApplications({ status, since }: ApplicationRule, end: Date): Expiry {
  const time =
    since === 'change' ? sql`coalesce(a.updated_at, a.applied_at)` : sql`c.ceremony_date`;
  const source = sql`from applications a join ceremonies c on c.id = a.ceremony_id
    where a.status = ${status} and a.restriction is null and ${time} < ${end}
      and not exists (select 1 from issued_titles t where t.application_id = a.id)`;
  return {
    count: (kysely) => countRows(kysely, source),
    /** Locks the applications first: one that is confirmed or issued meanwhile no longer matches. */
    async remove(trx) {
      const { rows: expired } = await sql<StoredApplication>`
        select a.* ${source} order by a.id for update of a`.execute(trx);
      const { rows } = await eraseApplications(trx, expired, new Set());
      return { count: expired.length, rows };
    },
  };
}
