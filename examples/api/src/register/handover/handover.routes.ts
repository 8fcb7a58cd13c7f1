import { type Kysely, sql } from 'kysely';
import type { On } from '#calls/call-handler.ts';
import { answerList } from '#calls/lists/answer-list.ts';
import { type JsonList, jsonMoment } from '#calls/lists/json-pages.ts';
import { readListTag, rowsTag } from '#calls/lists/list-tag.ts';
import type { Services } from '#calls/services.ts';
import { recordReads } from '#evidence/audit/record-reads.ts';
import { rangesIn } from '#evidence/audit/shown-rows.ts';
import type { Schema } from '#platform/database/schema.ts';
import { correctHandover } from './correct-handover.ts';
import { recordHandovers } from './record-handovers.ts';

/** The book of hand-overs. */
export function handoverRoutes(on: On, services: Services): void {
  on(
    'listHandovers',
    async ({ c }) => {
      const days = services.settings.uncollectedDays;
      const tag = await handoverListTag(services.kysely, days);
      const beside = { uncollected_after_days: days };
      return answerList(c, services, { name: 'handovers', tag, list: handoverList, beside });
    },
    {
      around: recordReads(services, 'handovers', async () => ({
        titles: await rangesIn(services.kysely, handoverList, sql.ref('h.title_id')),
        handovers: await rangesIn(services.kysely, handoverList, sql.ref('h.id')),
      })),
    },
  );
  on('recordHandovers', ({ input, audit }) => recordHandovers(services, input, audit));
  on('correctHandover', ({ target, input, audit }) =>
    correctHandover(services, { id: target.id, ...input }, audit),
  );
}

const collector = sql`case h.collector
  when 'graduate' then json_build_object('kind', 'graduate')
  when 'proxy' then json_build_object(
    'kind', 'proxy', 'name', d.proxy_name, 'identification_type', d.proxy_identification_type,
    'id_number', d.proxy_id_number, 'authority', d.proxy_authority)
  end`;

/** All entries of the book, the newest first. */
const handoverList: JsonList = {
  columns: {
    id: sql.ref('h.id'),
    title_id: sql.ref('h.title_id'),
    kind: sql.ref('h.kind'),
    delivered_on: sql.ref('h.delivered_on'),
    collector,
    notes: sql.ref('d.notes'),
    reason: sql.ref('d.reason'),
    previous_id: sql.ref('h.previous_id'),
    recorded_at: jsonMoment(sql.ref('h.recorded_at')),
    recorded_by: sql.ref('h.recorded_by_name'),
  },
  from: sql`from handovers h left join handover_details d on d.handover_id = h.id`,
  order: [{ by: sql.ref('h.id'), type: 'integer' }],
};

/** Entries never change, but their details and texts can be erased. */
function handoverListTag(kysely: Kysely<Schema>, uncollectedDays: number): Promise<string> {
  return readListTag(kysely, [
    rowsTag('handovers', 'recorded_at'),
    sql<string>`(select concat_ws('.', count(*), count(notes), count(reason)) from handover_details)`,
    sql<string>`${String(uncollectedDays)}::text`,
  ]);
}
