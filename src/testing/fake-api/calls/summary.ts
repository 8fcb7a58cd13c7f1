import type { ActivityAnswer, SummaryAnswer } from '#contract/summary.ts';
import type { DemoUniversity } from '#testing/university/rows.ts';
import type { Exchange, Replies } from '../exchange.ts';
import { type Change, titleActivity } from './title-activity.ts';

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
