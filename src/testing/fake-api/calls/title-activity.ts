import type { HandoverAnswer } from '#contract/handovers.ts';
import type { ActivityAnswer } from '#contract/summary.ts';
import type { Exchange } from '../exchange.ts';
import type { FakeUniversity } from '../fake-university.ts';
import { findRow } from '../memory.ts';

/** A change in the latest activity, before it has a number. */
export type Change = Omit<ActivityAnswer, 'id' | 'person_id' | 'person_name' | 'count'> & {
  readonly count?: number;
  /** The name of the user; undefined for the first administrator. */
  readonly by?: string;
};

/** Corrections, entries about titles and hand-overs, where the server announces them. */
export function titleActivity({ university, extras }: Exchange): readonly Change[] {
  return [
    ...(extras.includes('proof') ? askedCorrections(university) : []),
    ...(extras.includes('corrections') ? titleEntries(university) : []),
    ...(extras.includes('handover') ? handovers(university) : []),
  ];
}

function askedCorrections({ rows, titleProofs }: FakeUniversity): Change[] {
  return [...titleProofs].flatMap(([id, { corrections }]) => {
    const object_name = findRow(rows.applications, id)?.application_code ?? null;
    const application = { object: 'application', object_id: id, object_name } as const;
    return corrections.flatMap(({ status, requested_at, decided_at }): Change[] => {
      const asked = { ...application, at: requested_at, action: 'correction-requested' } as const;
      if (status === 'open' || decided_at === null) return [asked];
      return [asked, { ...application, at: decided_at, action: `correction-${status}` }];
    });
  });
}

function titleEntries({ rows, titleEntries }: FakeUniversity): Change[] {
  return titleEntries.map(({ title_id, kind, created_at, entered_by }) => ({
    ...titleObject(rows, title_id),
    at: created_at,
    action: kind,
    by: entered_by,
  }));
}

/** Titles that were handed over together are one change. */
function handovers({ rows, handovers }: FakeUniversity): Change[] {
  const groups = new Map<string, HandoverAnswer[]>();
  for (const entry of handovers) {
    const key = handoverKey(entry);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].flatMap(([first, ...others]): Change[] => {
    if (first === undefined) return [];
    const { title_id, recorded_at: at, recorded_by: by } = first;
    const title = { ...titleObject(rows, title_id), at, by };
    if (first.reason !== null) return [{ ...title, action: 'handover-corrected' }];
    const object_name = others.length === 0 ? title.object_name : null;
    return [{ ...title, object_name, action: 'handed-over', count: others.length + 1 }];
  });
}

function handoverKey({
  id,
  reason,
  recorded_at,
  recorded_by,
  collector,
  notes,
}: HandoverAnswer): string {
  return JSON.stringify(reason === null ? [recorded_at, recorded_by, collector, notes] : id);
}

function titleObject({ titles }: FakeUniversity['rows'], id: number) {
  const object_name = findRow(titles, id)?.application_code ?? null;
  return { object: 'title', object_id: id, object_name } as const;
}
