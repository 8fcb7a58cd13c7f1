import type { HandoverAnswer } from '#contract/handovers.ts';
import { addDays, momentOf } from './calendar.ts';
import type { TitleRow, UserRow } from './rows.ts';

/** The days after a ceremony on which the office hands over titles. */
const officeDays = 20;

/**
 * The book of hand-overs: each title is collected in the weeks after its ceremony, one in twelve by a proxy; one in nine
 * is left over.
 */
export function drawHandovers(
  titles: readonly TitleRow[],
  { today, users }: { readonly today: string; readonly users: readonly UserRow[] },
): HandoverAnswer[] {
  const [registrar] = users;
  return titles
    .map((title, index) => ({ title, index, day: collectedOn(title, index) }))
    .filter(({ index, day }) => index % 9 !== 4 && day <= today)
    .map(({ title, index, day }, place) => ({
      id: place + 1,
      title_id: title.id,
      kind: 'delivered',
      delivered_on: day,
      collector: index % 12 === 7 ? proxyOf(title, index) : { kind: 'graduate' },
      notes: null,
      reason: null,
      previous_id: null,
      recorded_at: momentOf(day, 14 * 60 + (index % 60)),
      recorded_by: registrar?.full_name ?? '',
    }));
}

function collectedOn({ ceremony_date }: TitleRow, index: number): string {
  return addDays(ceremony_date, 1 + ((index * 7) % officeDays));
}

/** A parent of the graduate. */
function proxyOf(
  { last_name, ceremony_date }: TitleRow,
  index: number,
): HandoverAnswer['collector'] {
  return {
    kind: 'proxy',
    name: `${index % 2 === 0 ? 'Carmen' : 'Ramón'} ${last_name}`,
    identification_type: 'V',
    id_number: String(6_200_417 + index * 13),
    authority: `Notaría Segunda, n.º ${14 + index}, ${ceremony_date.slice(0, 4)}`,
  };
}
