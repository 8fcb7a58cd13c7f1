import { activityObjects } from 'birrete/rules';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import type { Schema } from '#platform/database/schema.ts';
import type { ApplicationStatus } from '#platform/database/tables/application-tables.ts';
import { checkInput } from '#platform/http/read-body.ts';
import { readActivity } from './activity.query.ts';

const largestPage = 100;

const digits = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

/** The query; a value that cannot be read filters nothing. */
const summaryQuery = v.object({
  person: v.fallback(v.optional(v.union([v.literal('public'), digits])), undefined),
  object: v.fallback(v.optional(v.picklist(activityObjects)), undefined),
  since: v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.isoTimestamp(),
        v.transform((text) => new Date(text)),
      ),
    ),
    undefined,
  ),
  before: v.fallback(v.optional(digits), undefined),
  limit: v.fallback(v.optional(digits), undefined),
});

/** The dashboard in one call: names no graduate, so reading it is not audited. */
export function summaryRoutes(on: On, { kysely }: Services): void {
  on('readSummary', async ({ c }) => {
    const { limit = 20, ...filter } = checkInput(summaryQuery, c.req.query());
    const page = Math.min(Math.max(limit, 1), largestPage);
    return {
      ...(await countFigures(kysely)),
      activity: await readActivity(kysely, { ...filter, limit: page }),
    };
  });
}

/** Counts the four figures, each from an index. */
async function countFigures(kysely: Kysely<Schema>) {
  const count = (table: 'applications' | 'ceremonies' | 'issued_titles') =>
    kysely.selectFrom(table).select(({ fn }) => fn.countAll<string>().as('count'));
  const countShown = (status: ApplicationStatus) =>
    count('applications').where('status', '=', status).where('restriction', 'is', null);
  const { pending, confirmed, open, issued } = await kysely
    .selectNoFrom([
      countShown('PENDIENTE').as('pending'),
      countShown('CONFIRMADA').as('confirmed'),
      count('ceremonies').where('status', '=', 'ABIERTO').as('open'),
      count('issued_titles').as('issued'),
    ])
    .executeTakeFirstOrThrow();
  return {
    pending_applications: Number(pending),
    confirmed_applications: Number(confirmed),
    open_ceremonies: Number(open),
    issued_titles: Number(issued),
  };
}
