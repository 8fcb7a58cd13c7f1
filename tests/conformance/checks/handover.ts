import { demandExtras } from '../announced.ts';
import { type Check, checksIn } from '../check.ts';
import { demand } from '../check-result.ts';
import type { Context } from '../context.ts';
import { accepted, fieldOf, idOf, listOf, type Row, refused } from '../reading.ts';
import { today } from '../records.ts';
import { completedAct, emit, titlesOf } from './titles.ts';

const { read, issue } = checksIn('The book of hand-overs, where it is announced');

/** The entries of a title, the newest first. */
async function bookEntries(context: Context, titleId: number): Promise<readonly Row[]> {
  const entries = listOf(await context.admin('GET', '/api/handovers'));
  return entries.filter(({ title_id }) => title_id === titleId);
}

/** Issues a title for each surname. @returns their ids */
async function issued(context: Context, surnames: readonly string[]): Promise<readonly number[]> {
  const ceremony = await completedAct(
    context,
    surnames.map((last_name) => ({ last_name })),
  );
  accepted(await emit(context, ceremony));
  return (await titlesOf(context, ceremony)).map((row) => idOf(row, 'title'));
}

function record(context: Context, title_ids: readonly number[], change: Row = {}) {
  return context.admin('POST', '/api/handovers', {
    title_ids,
    delivered_on: today(),
    collector: { kind: 'graduate' },
    ...change,
  });
}

export const handoverChecks: readonly Check[] = [
  read(
    'handover-list',
    'The book is a list, and says after how many days a title is uncollected',
    async (context) => {
      await demandExtras(context, 'handover');
      const answer = accepted(await context.admin('GET', '/api/handovers'));
      listOf(answer);
      const days = fieldOf(answer.json, 'uncollected_after_days');
      demand(
        Number.isInteger(days) && Number(days) > 0,
        `uncollected_after_days is ${JSON.stringify(days)}`,
      );
    },
  ),
  issue(
    'handover-once',
    'A title is collected once; of several, none is recorded if one was collected before',
    async (context) => {
      await demandExtras(context, 'handover');
      const [first = 0, second = 0] = await issued(context, ['Paz', 'Rey']);
      accepted(await record(context, [first]));
      refused(await record(context, [second, first]), 409);
      const entries = await bookEntries(context, second);
      demand(entries.length === 0, `the other title has ${entries.length} entries`);
    },
  ),
  issue(
    'handover-proxy',
    'A proxy is recorded with name, document and power of attorney, and never without',
    async (context) => {
      await demandExtras(context, 'handover');
      const [title = 0] = await issued(context, ['Oca']);
      const collector = {
        kind: 'proxy',
        name: 'Carmen Oca',
        identification_type: 'V',
        id_number: context.uniqueNumber(),
        authority: 'Notaría Segunda, n.º 14',
      };
      const nameless = { ...collector, authority: '' };
      refused(await record(context, [title], { collector: nameless }), 422);
      accepted(await record(context, [title], { collector }));
      const [entry] = await bookEntries(context, title);
      for (const [name, value] of Object.entries(collector)) {
        const found = fieldOf(entry, `collector.${name}`);
        demand(found === value, `collector.${name} is ${JSON.stringify(found)}`);
      }
    },
  ),
  issue(
    'handover-correction',
    'A correction is a further entry that names the one before, which is never changed',
    async (context) => {
      await demandExtras(context, 'handover');
      const [title = 0] = await issued(context, ['Mora']);
      accepted(await record(context, [title]));
      const [entry = {}] = await bookEntries(context, title);
      const path = `/api/handovers/${idOf(entry, 'handover')}/correction`;
      const result = { kind: 'not-delivered' };
      refused(await context.admin('POST', path, { result, reason: '' }), 422);
      accepted(await context.admin('POST', path, { result, reason: 'Era otra persona' }));
      refused(await context.admin('POST', path, { result, reason: 'Otra vez' }), 409);
      const [correction, before] = await bookEntries(context, title);
      demand(
        correction?.kind === 'not-delivered' && correction.previous_id === entry.id,
        `the correction is ${JSON.stringify(correction)}`,
      );
      demand(
        JSON.stringify(before) === JSON.stringify(entry),
        `the entry before became ${JSON.stringify(before)}`,
      );
      accepted(await record(context, [title]));
    },
  ),
];
