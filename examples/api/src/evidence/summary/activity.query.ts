import type { ActivityAnswer } from 'birrete/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { describeEntry } from './activity-entry.ts';
import { findNames } from './activity-names.ts';

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
const isChange = sql<boolean>`subject in ('application', 'ceremony', 'title', 'handover')
  and action in (
    'submitted', 'created', 'updated', 'confirmed', 'rejected', 'completed', 'deleted',
    'titles-issued', 'correction-requested', 'correction-accepted', 'correction-answered',
    'annulled', 'rectified', 'duplicated', 'titles-handed-over', 'corrected')`;

const titlesIssued = 'titles-issued';

/** The latest changes of applications, ceremonies and titles in the audit trail, newest first. */
export async function readActivity(
  kysely: Kysely<Schema>,
  filter: ActivityFilter,
): Promise<ActivityAnswer[]> {
  const entries = await selectEntries(kysely, filter).execute();
  const names = await findNames(kysely, entries);
  return entries.map((entry) => describeEntry(entry, names));
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
  if (object === 'application') query = query.where('subject', '=', object);
  if (object === 'ceremony') {
    query = query.where('subject', '=', object).where('action', '<>', titlesIssued);
  }
  if (object === 'title') {
    query = query.where(({ or, eb }) =>
      or([eb('action', '=', titlesIssued), eb('subject', 'in', ['title', 'handover'])]),
    );
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
