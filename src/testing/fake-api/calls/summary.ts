import type { HandoverAnswer } from '#contract/handovers.ts';
import type { ActivityAnswer, SummaryAnswer } from '#contract/summary.ts';
import type { DemoUniversity } from '#testing/university/rows.ts';
import type { Exchange, Replies } from '../exchange.ts';
import type { FakeUniversity } from '../fake-university.ts';
import { findRow } from '../memory.ts';

/** The dashboard in one call, beyond the API contract. */
export const summary: Replies<'readSummary'> = { readSummary };

function readSummary(exchange: Exchange): SummaryAnswer {
  const { university, query } = exchange;
  const { applications, ceremonies, titles } = university.rows;
  return {
    pending_applications: applications.filter(({ status }) => status === 'PENDIENTE').length,
    confirmed_applications: applications.filter(({ status }) => status === 'CONFIRMADA').length,
    open_ceremonies: ceremonies.filter(({ status }) => status === 'ABIERTO').length,
    issued_titles: titles.length,
    activity: activityOf(exchange).filter(selectedBy(query)).slice(0, limitOf(query)),
  };
}

function selectedBy(query: URLSearchParams): (entry: ActivityAnswer) => boolean {
  const person = query.get('person');
  const [object, since, before] = ['object', 'since', 'before'].map((name) => query.get(name));
  return (entry) =>
    (person === null || String(entry.person_id ?? 'public') === person) &&
    (!object || entry.object === object) &&
    (!since || entry.at >= since) &&
    (!before || entry.id < Number(before));
}

function limitOf(query: URLSearchParams): number {
  return Math.min(Number(query.get('limit') ?? 20) || 20, 100);
}

/** The changes that the rows show, newest first. */
function activityOf(exchange: Exchange): ActivityAnswer[] {
  const { rows } = exchange.university;
  return [...applicationChanges(rows), ...issues(rows), ...titleActivity(exchange)]
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map(({ by, ...change }, index) => ({
      count: null,
      ...change,
      id: index + 1,
      ...personOf(rows, change.action, by),
    }))
    .reverse();
}

/** A visitor or a graduate has no name; decisions and issues are by the first administrator. */
function personOf({ users }: DemoUniversity, action: Change['action'], by: string | undefined) {
  const isPublic = action === 'submitted' || action === 'correction-requested';
  const person = isPublic
    ? undefined
    : users.find(({ role_id, full_name }) => (by === undefined ? role_id === 1 : full_name === by));
  return { person_id: person?.id ?? null, person_name: person?.full_name ?? null };
}

function applicationChanges({ applications }: Pick<DemoUniversity, 'applications'>): Change[] {
  return applications.flatMap(({ id, application_code, status, applied_at, updated_at }) => {
    const application = {
      object: 'application',
      object_id: id,
      object_name: application_code,
    } as const;
    const submitted = { ...application, at: applied_at, action: 'submitted' } as const;
    if (updated_at === null || status === 'PENDIENTE') return [submitted];
    const action = status === 'CONFIRMADA' ? 'confirmed' : 'rejected';
    return [submitted, { ...application, at: updated_at, action }];
  });
}

/** One issue per ceremony. */
function issues({
  ceremonies,
  ...rows
}: Pick<DemoUniversity, 'ceremonies' | 'applications' | 'titles'>) {
  const ceremonyOf = new Map(rows.applications.map((row) => [row.id, row.ceremony_id]));
  return ceremonies.flatMap(({ id, name }): Change[] => {
    const issued = rows.titles.filter((title) => ceremonyOf.get(title.application_id) === id);
    const [first] = issued;
    if (first === undefined) return [];
    const ceremony = { object_id: id, object_name: name, at: first.created_at } as const;
    return [{ ...ceremony, object: 'title', action: 'issued', count: issued.length }];
  });
}

/** A change in the latest activity, before it has a number. */
type Change = Omit<ActivityAnswer, 'id' | 'person_id' | 'person_name' | 'count'> & {
  readonly count?: number;
  /** The name of the user; undefined for the first administrator. */
  readonly by?: string;
};

/** Corrections, entries about titles and hand-overs, where the server announces them. */
function titleActivity({ university, extras }: Exchange): readonly Change[] {
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
