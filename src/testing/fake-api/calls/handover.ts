import type { CallInput } from '#contract/calls.ts';
import type { HandoverAnswer } from '#contract/handovers.ts';
import type { Today } from '#register/calendar/today-anywhere.ts';
import {
  refuseCorrectedDay,
  refuseDeliveryDay,
  refuseHandover,
  refuseHandoverCorrection,
} from '#register/title/handover-rules.ts';
import type { TitleRow } from '#testing/university/rows.ts';
import { decline, demand } from '../declined-call.ts';
import { type Exchange, type Replies, todayOf } from '../exchange.ts';
import type { FakeUniversity } from '../fake-university.ts';
import { findRow } from '../memory.ts';
import { holderOf, standingOf } from '../titles/title-facts.ts';

/** The days after which the fake API calls a title uncollected. */
const uncollectedDays = 180;

/** The book of hand-overs, beyond the API contract. */
export const handover: Replies<'listHandovers' | 'recordHandovers' | 'correctHandover'> = {
  listHandovers: ({ university: { handovers } }) => ({
    data: handovers.toReversed(),
    uncollected_after_days: uncollectedDays,
  }),
  recordHandovers,
  correctHandover,
};

/** The day in the body of a correction. */
const correctedDay = 'result.delivered_on';

/** The clock that the forms propose: the machine's where the server does not announce its day. */
function clockOf(exchange: Pick<Exchange, 'university' | 'extras'>): Today {
  return exchange.extras.includes('today') ? todayOf(exchange) : { at: new Date() };
}

function recordHandovers(exchange: Exchange<CallInput<'recordHandovers'>>) {
  const { university, input } = exchange;
  const { title_ids, ...delivery } = input;
  demand(refuseDeliveryDay(delivery.delivered_on, clockOf(exchange)));
  const titles = title_ids
    .toSorted((a, b) => a - b)
    .map((id) => findRow(university.rows.titles, id));
  if (titles.includes(undefined)) throw decline('handedTitleMissing');
  const found = titles.filter((title) => title !== undefined);
  demand(
    refuseHandover(
      found.map((title) => ({
        ...handoverFacts(title),
        isDelivered: lastOf(university, title.id)?.kind === 'delivered',
        isVoid: ['annulled', 'rectified'].includes(standingOf(university, title.id).kind),
        isOnHold: standingOf(university, title.id).kind === 'on-hold',
      })),
      delivery.delivered_on,
    ),
  );
  for (const { id } of found) add(exchange, id, { kind: 'delivered', ...delivery });
  return { count: found.length };
}

function correctHandover(exchange: Exchange<CallInput<'correctHandover'>>) {
  const { university, id, input } = exchange;
  const { result, reason } = input;
  if (result.kind === 'delivered') {
    demand(refuseDeliveryDay(result.delivered_on, clockOf(exchange)), correctedDay);
  }
  const entry = findRow(university.handovers, id);
  if (entry === undefined) throw decline('handoverMissing');
  demand(refuseHandoverCorrection(entry, lastOf(university, entry.title_id)?.id ?? 0));
  const title = findRow(university.rows.titles, entry.title_id);
  if (title !== undefined && result.kind === 'delivered') {
    demand(refuseCorrectedDay(handoverFacts(title), result.delivered_on), correctedDay);
  }
  add(exchange, entry.title_id, result, reason);
}

type Result = CallInput<'correctHandover'>['result'];

function add(
  { university, user }: Pick<Exchange, 'university' | 'user'>,
  titleId: number,
  result: Result,
  reason: string | null = null,
): void {
  const { handovers } = university;
  const delivery = result.kind === 'delivered' ? result : undefined;
  const previous = lastOf(university, titleId);
  handovers.push({
    id: (handovers.at(-1)?.id ?? 0) + 1,
    title_id: titleId,
    kind: result.kind,
    delivered_on: delivery?.delivered_on ?? null,
    collector: delivery?.collector ?? null,
    notes: delivery?.notes ?? null,
    reason,
    previous_id: previous?.id ?? null,
    recorded_at: university.now(),
    recorded_by: user?.full_name ?? '',
  });
}

function lastOf({ handovers }: FakeUniversity, titleId: number): HandoverAnswer | undefined {
  return handovers.findLast((entry) => entry.title_id === titleId);
}

function handoverFacts(title: TitleRow) {
  return { holder: holderOf(title), issueDate: title.issue_date };
}
