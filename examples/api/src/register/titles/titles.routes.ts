import { titleAnswer } from 'birrete/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { On } from '#calls/call-handler.ts';
import { answerList } from '#calls/lists/answer-list.ts';
import { type JsonList, jsonMoment } from '#calls/lists/json-pages.ts';
import { readListTag, rowsTag } from '#calls/lists/list-tag.ts';
import type { Services } from '#calls/services.ts';
import { recordReads } from '#evidence/audit/record-reads.ts';
import { rangesIn } from '#evidence/audit/shown-rows.ts';
import { createThreadQueue } from '#platform/concurrency/thread-turns.ts';
import type { Schema } from '#platform/database/schema.ts';
import type { VerificationSettings } from '#platform/settings/verification-settings.ts';
import { issueTitles } from './bulk-issue.ts';
import { checkIssue } from './check-issue.ts';

export function titleRoutes(on: On, services: Services): void {
  const checks = createThreadQueue();
  on(
    'listTitles',
    async ({ c }) => {
      const tag = await titleListTag(services.kysely);
      const list = titleList(services.settings);
      return answerList(c, services, { name: 'titles', tag, list });
    },
    {
      around: recordReads(services, 'titles', async () => ({
        titles: await rangesIn(services.kysely, titleList(services.settings), sql.ref('t.id')),
      })),
    },
  );
  on('checkIssue', ({ c, target, audit }) =>
    checks(() => checkIssue(services, target.id, audit, c.req.raw.signal)),
  );
  on('issueTitles', ({ target, input, audit }) =>
    issueTitles(services, { ceremonyId: target.id, issueDate: input.emission_date }, audit),
  );
}

const moments = {
  created_at: jsonMoment(sql.ref('t.created_at')),
  updated_at: jsonMoment(sql.ref('t.updated_at')),
};

/** All issued titles: the newest ceremony first, within it by acta. */
function titleList({ verification }: Services['settings']): JsonList {
  return {
    columns: {
      ...Object.fromEntries(
        Object.keys(titleAnswer.entries).map((name) => [name, sql.ref(`t.${name}`)]),
      ),
      ...moments,
      ...verificationColumns(verification),
    },
    from: sql`from issued_titles t left join title_codes k on k.title_id = t.id`,
    order: [
      { by: sql.ref('t.ceremony_date'), type: 'date' },
      { by: sql.ref('t.ceremony_id'), type: 'integer' },
      { by: sql`(-t.record_place)`, type: 'integer' },
    ],
  };
}

/** Titles are issued and never changed. Only titles of an older version get their code later. */
function titleListTag(kysely: Kysely<Schema>): Promise<string> {
  return readListTag(kysely, [
    rowsTag('issued_titles'),
    sql<string>`(select count(*)::text from title_codes)`,
  ]);
}

/** The additional columns of a title, whose code is in the row `k`. */
function verificationColumns({
  page = '',
}: VerificationSettings): Readonly<Record<string, RawBuilder<unknown>>> {
  return {
    verification_code: sql.ref('k.code'),
    // `formatVerificationCode` in SQL, because the database writes the rows of the list.
    verification_url: sql`replace(nullif(${page}::text, ''), '{code}',
      regexp_replace(k.code, '^(.{4})(.{4})(.{4})$', '\\1-\\2-\\3'))`,
  };
}
