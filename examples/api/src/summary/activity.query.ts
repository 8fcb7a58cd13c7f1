import type { ActivityAnswer } from 'birrete/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import * as v from 'valibot';
import type { Schema } from '../database/schema.ts';

/** Selects a part of the activity, as the query of the call describes it. */
export interface ActivityFilter {
  readonly person?: number | 'public' | undefined;
  readonly object?: ActivityAnswer['object'] | undefined;
  readonly since?: Date | undefined;
  /** The id of an entry: lists older ones. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** The condition of the partial indexes, as literals: the planner does not compare it with parameters. */
const isChange = sql<boolean>`subject in ('application', 'ceremony') and action in (
  'submitted', 'created', 'updated', 'confirmed', 'rejected', 'completed', 'deleted',
  'titles-issued')`;

const titlesIssued = 'titles-issued';

/** The latest changes of applications, ceremonies and titles in the audit trail, newest first. */
export async function readActivity(
  kysely: Kysely<Schema>,
  filter: ActivityFilter,
): Promise<ActivityAnswer[]> {
  const entries = await selectEntries(kysely, filter).execute();
  const names = await findNames(kysely, entries);
  return entries.map((entry) => describe(entry, names));
}

function selectEntries(kysely: Kysely<Schema>, filter: ActivityFilter) {
  const { person, object, since, before, limit } = filter;
  let query = kysely
    .selectFrom('audit_entries')
    .select(['id', 'at', 'actor_id', 'actor_name', 'action', 'subject', 'subject_id'])
    .select(['before', 'after'])
    .where(isChange)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (object !== undefined) {
    query = query
      .where('subject', '=', object === 'application' ? 'application' : 'ceremony')
      .where('action', object === 'title' ? '=' : '<>', titlesIssued);
  }
  if (person === 'public') query = query.where('actor_id', 'is', null);
  else if (person !== undefined) query = query.where('actor_id', '=', person);
  if (since !== undefined) query = query.where('at', '>=', since);
  if (before !== undefined) {
    query = query.where(
      sql<boolean>`(at, id) < (select at, id from audit_entries where id = ${before})`,
    );
  }
  return query;
}

type Entry = Pick<
  Selectable<Schema['audit_entries']>,
  'id' | 'at' | 'actor_id' | 'actor_name' | 'action' | 'subject' | 'subject_id' | 'before' | 'after'
>;

type Names = ReadonlyMap<string, string>;

/** The current codes and names of the subjects that exist. */
async function findNames(kysely: Kysely<Schema>, entries: readonly Entry[]): Promise<Names> {
  const idsOf = (subject: string) => [
    ...new Set(entries.filter((entry) => entry.subject === subject).map(idOf)),
  ];
  const applications = await kysely
    .selectFrom('applications')
    .select(['id', 'application_code as name'])
    .where('id', 'in', [0, ...idsOf('application')])
    .execute();
  const ceremonies = await kysely
    .selectFrom('ceremonies')
    .select(['id', 'name'])
    .where('id', 'in', [0, ...idsOf('ceremony')])
    .execute();
  return new Map([
    ...applications.map(({ id, name }) => [`application ${id}`, name] as const),
    ...ceremonies.map(({ id, name }) => [`ceremony ${id}`, name] as const),
  ]);
}

function idOf({ subject_id }: Pick<Entry, 'subject_id'>): number {
  return Number(subject_id);
}

/** Fields of an entry that older versions, and erased entries, lack. */
const details = v.fallback(
  v.object({
    name: v.fallback(v.nullable(v.string()), null),
    application_code: v.fallback(v.nullable(v.string()), null),
    count: v.fallback(v.nullable(v.number()), null),
  }),
  { name: null, application_code: null, count: null },
);

function describe(entry: Entry, names: Names): ActivityAnswer {
  const { id, at, action, subject } = entry;
  const was = v.parse(details, entry.before);
  const is = v.parse(details, entry.after);
  const isIssue = action === titlesIssued;
  return {
    id,
    at: at.toISOString(),
    person_id: entry.actor_id,
    person_name: entry.actor_id === null || entry.actor_name === '' ? null : entry.actor_name,
    action: isIssue ? 'issued' : (action as ActivityAnswer['action']),
    object: isIssue ? 'title' : (subject as 'application' | 'ceremony'),
    object_id: idOf(entry),
    object_name: names.get(`${subject} ${idOf(entry)}`) ?? was.name ?? is.application_code,
    count: isIssue ? is.count : null,
  };
}
